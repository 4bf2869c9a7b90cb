#!/bin/sh
# Guess: a library in a stable release of Debian works with the PHP of the same release: SimplePie shows the dates of a feed.
# Seen: in Debian 12, `get_date()` and `get_updated_date()` are a fatal TypeError for each entry of each feed that has a date
#   (`implode` with its arguments in the old order, which PHP 8 refuses). Sorting by date, which is the default, calls them: so
#   `get_items()` is an error too, unless `enable_order_by_date(false)` is called. Titles, texts and links are right.
# Who meets it: planets and pages of news on a server with Debian 12.
# What to do: take SimplePie 1.5 or newer from its own releases.
set -eu

missing=
for package in php-cli php-xml php-mbstring libphp-simplepie; do
  dpkg-query -s "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libphp-simplepie
php -v | head -n 1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > news.atom <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>News</title>
  <id>urn:feed</id>
  <updated>2026-05-01T10:00:00Z</updated>
  <entry>
    <title>Release 3.0.3</title>
    <id>urn:entry</id>
    <link rel="alternate" href="https://site.example/"/>
    <updated>2026-05-01T10:00:00Z</updated>
  </entry>
</feed>
XML

cat > probe.php <<'PHP'
<?php

error_reporting(E_ERROR);
require '/usr/share/php/simplepie/autoloader.php';

function read($sorted)
{
    $feed = new SimplePie();
    $feed->set_raw_data(file_get_contents('news.atom'));
    $feed->enable_cache(false);
    $feed->enable_order_by_date($sorted);
    $feed->init();

    return $feed;
}

function attempt($name, $action)
{
    try {
        $result = $action();
        echo "$name: $result\n";
    } catch (Throwable $error) {
        echo "$name: ", get_class($error), "\n";
    }
}

attempt('title', fn () => read(false)->get_item(0)->get_title());
attempt('date', fn () => read(false)->get_item(0)->get_date('c'));
attempt('updated', fn () => read(false)->get_item(0)->get_updated_date('c'));
attempt('sorted', fn () => read(true)->get_item(0)->get_title());
PHP

php probe.php | tee seen
printf '%s\n' 'title: Release 3.0.3' 'date: TypeError' 'updated: TypeError' 'sorted: TypeError' | diff - seen

#!/bin/sh
# Guess: an Atom feed that ROME reads and writes again, without a change, has the same entries: those without an author of their
#   own have that of the feed (RFC 4287, 4.2.1), XHTML keeps its words, and a film that an entry refers to stays.
# Seen: each entry without an author gets an empty one, `<author><name /></author>`, which hides the author of the feed. XHTML
#   is indented as if white space had no meaning: "un<b>believ</b>able" becomes three words.
#   `<content type="video/mp4" src="…">` loses its address, and `xml:lang` is removed. As RSS, entries that only have `updated`
#   have no date.
# Who meets it: aggregators and portals in Java that combine release notes of several sites.
# What to do: an author and a `published` in each entry, HTML instead of XHTML, and films as enclosures.
set -eu

missing=
for package in librome-java libslf4j-java openjdk-17-jdk-headless libxml2-utils; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' librome-java

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > feed.atom <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<id>https://site.example/</id>
<title>Neues</title>
<subtitle>Neues</subtitle>
<updated>2026-05-03T10:00:00Z</updated>
<link href="https://site.example/"/>
<author><name>Ada</name></author>
<entry>
<id>https://site.example/#3.0.3</id>
<title>Version 3.0.3</title>
<updated>2026-05-03T10:00:00Z</updated>
<link href="https://site.example/3.0.3/"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>un<b>believ</b>able</p></div></content>
</entry>
<entry>
<id>https://site.example/#film</id>
<title>Film</title>
<published>2026-05-01T10:00:00Z</published>
<updated>2026-05-01T10:00:00Z</updated>
<link href="https://site.example/film/"/>
<content type="video/mp4" src="https://site.example/film.mp4"/>
</entry>
</feed>
XML

cat > Copy.java <<'JAVA'
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.SyndFeedOutput;
import java.io.FileWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads feed.atom and writes it again, as Atom and as RSS. */
public class Copy {
  public static void main(String[] names) throws Exception {
    for (String type : new String[] {"atom_1.0", "rss_2.0"}) {
      SyndFeed feed = new SyndFeedInput().build(Files.newBufferedReader(Path.of("feed.atom")));
      feed.setFeedType(type);
      try (FileWriter writer = new FileWriter(type + ".xml")) {
        new SyndFeedOutput().output(feed, writer);
      }
    }
  }
}
JAVA
jars=/usr/share/java
java -cp "$jars/rome.jar:$jars/rome-utils.jar:$jars/jdom2.jar:$jars/slf4j-api.jar:$jars/slf4j-nop.jar" Copy.java

# Prints the value of the XPath expression $2 in the file $1, on one line.
value() {
  xmllint --xpath "$2" "$1" | tr '\n' ' ' | tr -s ' ' | sed 's/ $//'
}

show() {
  echo "$1"
  echo "  language:$(value "$1" 'concat(" ", /*/@*[local-name() = "lang"])')"
  echo "  author of the feed: $(value "$1" 'string(/*/*[local-name() = "author"]/*)')"
  echo "  authors of entries: $(value "$1" 'count(//*[local-name() = "entry"]/*[local-name() = "author"])')"
  echo "  entries whose author has no name: $(value "$1" 'count(//*[local-name() = "entry"]/*[local-name() = "author" and not(string(*))])')"
  echo "  film:$(value "$1" 'concat(" ", //*[local-name() = "content"]/@src)')"
  echo "  XHTML:$(value "$1" 'concat(" ", //*[local-name() = "p"])')"
}

show feed.atom | tee before.txt
show atom_1.0.xml | tee after.txt
echo "rss_2.0.xml: $(grep -c '<item>' rss_2.0.xml) items, $(grep -c '<pubDate>' rss_2.0.xml) dates"
cat rss_2.0.xml

cat > expected.txt <<'TXT'
atom_1.0.xml
  language:
  author of the feed: Ada
  authors of entries: 2
  entries whose author has no name: 2
  film:
  XHTML: un believ able
TXT
diff expected.txt after.txt

grep -q 'authors of entries: 0' before.txt
grep -q 'XHTML: unbelievable' before.txt
[ "$(grep -c '<item>' rss_2.0.xml)" -eq 2 ]
[ "$(sed -n '/<item>/,$p' rss_2.0.xml | grep -c '<pubDate>')" -eq 1 ]
[ "$(sed -n '/<item>/,$p' rss_2.0.xml | grep -c 'Ada')" -eq 0 ]

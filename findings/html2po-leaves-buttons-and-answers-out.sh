#!/bin/sh
# Guess: `html2po` takes each text of a page that readers see.
# Seen: it knows which elements have text of their own. `<summary>`, `<label>`, `<button>`, `<legend>`, `<time>` and a
#   text directly within `<details>` or `<dialog>` are not among them, nor are `placeholder` and `aria-label`. The
#   value of a button, `alt` and options are taken. So are the language of the page, which becomes a text to
#   translate, and names with `translate="no"`. All of it is silent.
# Who meets it: translations of forms and lists of questions with the Translate Toolkit.
# What to do: wrap each of these texts in a `<p>`, where HTML allows it, or use another program.
set -eu

missing=
for package in translate-toolkit python3-lxml; do
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

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit python3-lxml

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > page.html <<'HTML'
<!DOCTYPE html>
<html lang="en">
  <head><title>Title</title></head>
  <body>
    <h1>Heading</h1>
    <p translate="no">Name</p>
    <details><summary>Question</summary>Answer</details>
    <details><summary>Second</summary><p>Paragraph</p></details>
    <form>
      <fieldset><legend>Legend</legend></fieldset>
      <label>Label</label><input placeholder="Placeholder"><select><option>Option</option></select>
      <button>Button</button><input type="submit" value="Value">
    </form>
    <p>Press <button>Inner</button></p>
    <time>Time</time><figure><img src="a.png" alt="Alternative"><figcaption>Caption</figcaption></figure>
  </body>
</html>
HTML
html2po --progress=none page.html page.po

# Prints those of the given texts that are to be translated.
found() {
  for text in "$@"; do
    if sed '1,/^$/d' page.po | grep -q "^msgid \".*$text"; then printf '%s ' "$text"; fi
  done
}

taken=$(found Title Heading Paragraph Option Value Inner Alternative Caption en Name)
left=$(found Question Answer Second Legend Label Placeholder Button Time)

echo "taken: $taken"
echo "of Question, Answer, Second, Legend, Label, Placeholder, Button and Time: ${left:-none}"
[ "$taken" = 'Title Heading Paragraph Option Value Inner Alternative Caption en Name ' ]
[ -z "$left" ]

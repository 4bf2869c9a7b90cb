#!/bin/sh
# Guess: a photo without a face, whose embedding is all zeros, is found last or never: it resembles nobody, and the others are found as before.
# Seen: with it in the index, vectra names Ben as the best match for a photo of Ada, with 0.11, and Ada, with 0.99, comes last. The score
#   of the empty one is NaN, and a sort that compares with NaN stops where it stands. Without it, Ada is first. sqlite-vec gives it the distance
#   NULL, which SQLite sorts first: `ORDER BY vec_distance_cosine(…) LIMIT 1` finds the photo without a face for everybody, and so does
#   `MATCH` with `k = 3`, though not with `k = 2`. No error. USearch gives it a distance of 1, and puts Ada first.
# Who meets it: programs that look for a person in a library of photos: one bad photo in it, and the matches of others are wrong.
# What to do: keep embeddings whose length is 0 out of the index, and check the query as well.
set -eu

if ! dpkg-query -W -f '${Version}' python3 > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3 > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sqlite-vec@0.1.9 usearch@2.25.3 vectra@0.12.3

cat > photos.json <<'JSON'
{ "Ben": [0, 1, 0], "nobody": [0, 0, 0], "Ada": [1, 0, 0] }
JSON

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import usearch from 'usearch';
import { LocalIndex } from 'vectra';

for (const name of ['vectra', 'usearch']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const ALL = JSON.parse(readFileSync('photos.json'));
const { nobody, ...FACES } = ALL;

/** Another photo of Ada. */
const QUERY = [0.9, 0.1, 0];

const byVectra = async (photos, folder) => {
  const index = new LocalIndex(folder);

  await index.createIndex();

  for (const [id, vector] of Object.entries(photos)) {
    await index.insertItem({ id, vector, metadata: {} });
  }

  const results = await index.queryItems(QUERY, '', 3);

  return results.map(({ item, score }) => `${item.id} ${score.toFixed(2)}`).join(', ');
};

const byUsearch = (photos) => {
  const names = Object.keys(photos);
  const index = new usearch.Index({ metric: 'cos', quantization: 'f32', dimensions: 3 });

  names.forEach((name, key) => index.add(BigInt(key), Float32Array.from(photos[name])));

  const { keys, distances } = index.search(Float32Array.from(QUERY), names.length, 0);

  return Array.from(keys, (key, place) => `${names[key]} ${distances[place].toFixed(2)}`).join(', ');
};

for (const [title, seen, expected] of [
  ['vectra, two faces (similarity)', await byVectra(FACES, 'two'), 'Ada 0.99, Ben 0.11'],
  ['vectra, and an empty one', await byVectra(ALL, 'three'), 'Ben 0.11, nobody NaN, Ada 0.99'],
  ['usearch, two faces (distance)', byUsearch(FACES), 'Ada 0.01, Ben 0.89'],
  ['usearch, and an empty one', byUsearch(ALL), 'Ada 0.01, Ben 0.89, nobody 1.00'],
]) {
  console.log(`${title}: ${seen}`);
  assert.equal(seen, expected);
}
JS
node probe.mjs

cat > probe.py <<'PY'
import glob
import json
import sqlite3

database = sqlite3.connect(':memory:')
database.enable_load_extension(True)
database.load_extension(glob.glob('node_modules/sqlite-vec-*/vec0.*')[0])

print('sqlite-vec', database.execute('SELECT vec_version()').fetchone()[0], 'SQLite', sqlite3.sqlite_version)

QUERY = '[0.9, 0.1, 0]'

with open('photos.json', encoding='utf-8') as file:
    photos = json.load(file)

database.execute('CREATE VIRTUAL TABLE photos USING vec0(name TEXT PRIMARY KEY, face FLOAT[3] distance_metric=cosine)')
for name, face in photos.items():
    database.execute('INSERT INTO photos (name, face) VALUES (?, ?)', (name, json.dumps(face)))


def check(title, statement, expected):
    """Prints names and distances, and stops if they are not the expected ones."""
    rows = database.execute(statement, (QUERY,)).fetchall()
    seen = ', '.join(f'{name} {"NULL" if distance is None else format(distance, ".2f")}' for name, distance in rows)
    print(f'sqlite-vec, {title}: {seen}')
    assert seen == expected, expected


match = 'SELECT name, distance FROM photos WHERE face MATCH ? AND k = '
function = 'SELECT name, vec_distance_cosine(face, ?) AS distance FROM photos ORDER BY distance LIMIT 1'

check('k = 2', match + '2 ORDER BY distance', 'Ada 0.01, Ben 0.89')
check('k = 3', match + '3 ORDER BY distance', 'nobody NULL, Ada 0.01, Ben 0.89')
check('the function', function, 'nobody NULL')
PY
/usr/bin/python3 probe.py

#!/bin/sh
# Guess: of a camera's stream of six JPEG pictures, the six pictures come out, whether they arrive one by one or at once.
# Seen: neither. If each picture arrives in one piece, together with its header, each but the last comes out twice: as
#   soon as the next one arrives, the one before it is handed out again. If all six arrive in one piece, the first one
#   comes out, and the others are lost without an error. Six come out if the header and the picture arrive separately.
#   FFmpeg's own stream (`-f mpjpeg`) of 50 frames, read as it is made, gives about 90 of them.
# Who meets it: films and previews of IP cameras and phones: they play at half the speed, or jump.
# What to do: collect chunks until the boundary or the `Content-Length` of a part is reached, and hand out whole parts.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mjpeg-consumer@2.0.0 jpeg-js@0.4.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import jpeg from 'jpeg-js';
import MjpegConsumer from 'mjpeg-consumer';

/** Six grey pictures, from dark to light. */
const pictures = [0, 40, 80, 120, 160, 200].map((grey) => {
  const data = Buffer.alloc(32 * 32 * 4, grey);

  return jpeg.encode({ width: 32, height: 32, data }, 90).data;
});
const head = (picture) => Buffer.from(`Content-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`);
const tail = Buffer.from('\r\n--frame\r\n');
const parts = pictures.map((picture) => [head(picture), Buffer.concat([picture, tail])]);

/** The chunks in which the parts arrive. */
const arrivals = {
  'header and picture separately': parts.flat(),
  'one by one': parts.map((part) => Buffer.concat(part)),
  'at once': [Buffer.concat(parts.flat())],
};

/** The numbers of the pictures that come out of a stream that is sent in these chunks over HTTP. */
async function receive(chunks) {
  const server = http.createServer(async (request, response) => {
    response.setHeader('Content-Type', 'multipart/x-mixed-replace; boundary=frame');
    response.write('--frame\r\n');

    for (const chunk of chunks) {
      await new Promise((done) => setTimeout(done, 40));
      response.write(chunk);
    }

    response.end();
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');

  const [response] = await once(http.get({ port: server.address().port, host: '127.0.0.1' }), 'response');
  const consumer = response.pipe(new MjpegConsumer());
  const found = [];

  consumer.on('data', (frame) => {
    const [grey] = jpeg.decode(frame).data;

    found.push(Math.round(grey / 40) + 1);
  });

  await once(consumer, 'end');
  server.close();

  return found;
}

for (const [name, chunks] of Object.entries(arrivals)) {
  arrivals[name] = await receive(chunks);
  console.log(name.padEnd(30), arrivals[name].join(' '));
}

assert.deepEqual(arrivals['header and picture separately'], [1, 2, 3, 4, 5, 6]);
assert.deepEqual(arrivals['one by one'], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
assert.deepEqual(arrivals['at once'], [1]);
JS
node probe.mjs

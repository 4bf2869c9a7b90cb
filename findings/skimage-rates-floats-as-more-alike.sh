#!/bin/sh
# Guess: `structural_similarity` of scikit-image gives two pictures the same number, whether they have 8 bits or are
#   floating point numbers from 0 to 1 or from 0 to 255.
# Seen: for floating point numbers it takes -1 … 1 for the range, whatever the values are, and so softens the measure
#   for 0 … 1 and sharpens it for 0 … 255. Two pictures that have 0.46 with 8 bits have 0.67 and 0.31. There is no
#   warning; the signal-to-noise ratio beside it is the same for 8 bits and 0 … 1, and refuses 0 … 255.
# Who meets it: those who compare a compressed or swapped film with its original: the same quality passes or fails,
#   according to what the frames were read with.
# What to do: name `data_range`, always.
set -eu

missing=
for package in python3 python3-skimage; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3 python3-skimage

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PYTHON'
import numpy as np
import skimage
from skimage.metrics import peak_signal_noise_ratio, structural_similarity

print("scikit-image", skimage.__version__)

numbers = np.random.default_rng(1)
original = (np.indices((64, 64)).sum(0) * 2).astype(np.uint8)
noisy = np.clip(original + numbers.normal(0, 12, original.shape), 0, 255).astype(np.uint8)


def rate(name, one, other, seen, **options):
    rating = structural_similarity(one, other, **options)

    print(f"{name}: {rating:.2f}")
    assert f"{rating:.2f}" == seen


rate("8 bits", original, noisy, "0.46")
rate("floats from 0 to 1", original / 255, noisy / 255, "0.67")
rate("floats from 0 to 255", original.astype(float), noisy.astype(float), "0.31")
rate("floats from 0 to 1, named", original / 255, noisy / 255, "0.46", data_range=1)
rate("floats from 0 to 255, named", original.astype(float), noisy.astype(float), "0.46", data_range=255)

for one, other in [(original, noisy), (original / 255, noisy / 255)]:
    assert f"{peak_signal_noise_ratio(one, other):.1f}" == "26.5"

try:
    peak_signal_noise_ratio(original.astype(float), noisy.astype(float))
except ValueError as error:
    print("signal-to-noise ratio:", error)
else:
    raise SystemExit("the ratio took floats from 0 to 255")
PYTHON
/usr/bin/python3 -W error probe.py

#!/bin/sh
# Guess: on Linux, `graphics()` says how much memory a card has, or null if no program on the computer tells.
# Seen: without nvidia-smi and clinfo, which a desktop with an AMD card need not have, systeminformation takes the
#   largest window through which the processor looks at the card ("Region", "Memory", "size=" of lspci). With the setting
#   "Resizable BAR", the window is the memory rounded up to a power of two: a card of 20 or 24 GB has 32768 MB. Without
#   it, the window is 256 MB, and the same card has less than an old one. The real size, which Linux has in
#   `/sys/class/drm/card0/device/mem_info_vram_total`, is not read.
# Who meets it: programs that choose a model by the memory of the card: they choose the smallest one, or one that does
#   not fit.
# What to do: on Linux with AMD, read that file; take no size without `memoryTotal`, which is there for NVIDIA only.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent systeminformation@5.33.26

# What lspci -vvv prints of a Radeon RX 7900 XTX, which has 24 GB, in a computer with a window of the given size.
mkdir programs
cat > programs/lspci <<'SH'
#!/bin/sh
cat <<TEXT
03:00.0 VGA compatible controller: Advanced Micro Devices, Inc. [AMD/ATI] Navi 31 [Radeon RX 7900 XTX] (rev c8) (prog-if 00 [VGA controller])
	Control: I/O+ Mem+ BusMaster+ SpecCycle- MemWINV- VGASnoop- ParErr- Stepping- SERR- FastB2B- DisINTx+
	Region 0: Memory at 7c00000000 (64-bit, prefetchable) [size=$WINDOW]
	Region 2: Memory at 7bf0000000 (64-bit, prefetchable) [size=2M]
	Region 4: I/O ports at e000 [size=256]
	Region 5: Memory at fcb00000 (32-bit, non-prefetchable) [size=1M]
	Kernel driver in use: amdgpu
TEXT
SH

# Programs that are not installed end with an error.
for program in nvidia-smi clinfo; do
  printf '#!/bin/sh\nexit 127\n' > programs/$program
done
chmod +x programs/*

cat > probe.mjs <<'JS'
import { graphics } from 'systeminformation';

const { model, vram } = (await graphics()).controllers[0];

console.log(`${model}: ${vram} MB`);
JS

echo 'systeminformation 5.33.26, a card of 24 GB (24576 MB):'

for window in 32G 256M; do
  answer=$(WINDOW=$window PATH="$work/programs:$PATH" node probe.mjs)
  echo "with a window of $window: $answer"

  case $window in
    32G) [ "$answer" = 'Navi 31 [Radeon RX 7900 XTX]: 32768 MB' ] ;;
    256M) [ "$answer" = 'Navi 31 [Radeon RX 7900 XTX]: 256 MB' ] ;;
  esac
done

#!/usr/bin/env bash
# Builds the image without a daemon: a Debian base by debootstrap from the mirror this machine's apt uses, then the
# Containerfile by buildah. Needs root, and debootstrap, buildah and runc (Debian packages of these names).
#
#   deploy/image/build.sh [NAME:TAG]        # default localhost/arbiter:latest
#
# STORE is where buildah keeps images (default target/image-store); MIRROR and SUITE choose another Debian.
set -euo pipefail
cd "$(dirname "$0")/../.."
name=${1:-localhost/arbiter:latest}
store=$(realpath -m "${STORE:-target/image-store}")
suite=${SUITE:-trixie}
mirror=${MIRROR:-$(find /etc/apt -name '*.sources' -exec awk '/^URIs:/ {print $2}' {} + \
  -o -name '*.list' -exec awk '/^deb / {print $2}' {} + | head -n 1)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
buildah() { command buildah --root "$store/root" --runroot "$store/run" --storage-driver vfs "$@"; }

step() { printf '\n== %s\n' "$*"; }

if ! buildah inspect --type image localhost/debian-base:$suite >/dev/null 2>&1; then
  step "a Debian base ($suite)"
  debootstrap --variant=minbase --include=ca-certificates "$suite" "$work/rootfs" "$mirror" >"$work/log" ||
    { cat "$work/log" >&2; exit 1; }
  rm -rf "$work"/rootfs/var/cache/apt/archives/*.deb
  tar -C "$work/rootfs" -cf "$work/rootfs.tar" .
  rm -rf "$work/rootfs"
  printf 'FROM scratch\nADD rootfs.tar /\n' >"$work/Containerfile"
  buildah build --isolation chroot -t localhost/debian-base:$suite "$work"
fi

step "the service, packaged for an ahead-of-time cache"
./mvnw -q -B -ntp package -DskipTests -Dquarkus.package.jar.type=aot-jar \
  -Dquarkus.package.output-directory=image-app

step "the image"
buildah build --isolation chroot --build-arg BASE=localhost/debian-base:$suite \
  --build-arg APP=packaged -f deploy/image/Containerfile -t "$name" .
buildah images "$name"

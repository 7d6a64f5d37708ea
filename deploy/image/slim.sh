# Lays out in the given folder a root file system of the few Debian packages that a JDK needs.
set -eu
root=$1
mkdir -p "$root" /tmp/debs
cd /tmp/debs
apt-get download -q base-files libc6 libgcc-s1 libstdc++6 zlib1g tzdata netbase
for deb in *.deb; do dpkg-deb --fsys-tarfile "$deb" | tar -C "$root" --exclude=./usr/share/doc --exclude=./usr/share/lintian \
  --exclude=./usr/share/bug --exclude=./usr/share/locale --exclude=./usr/share/man -xf -; done
mkdir -p "$root/etc/ssl/certs" "$root/tmp" "$root/usr/share/doc"
chmod 1777 "$root/tmp"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
printf 'root:x:0:0:root:/:/sbin/nologin\narbiter:x:10001:10001:arbiter:/app:/sbin/nologin\n' >"$root/etc/passwd"
printf 'root:x:0:\narbiter:x:10001:\n' >"$root/etc/group"
printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"

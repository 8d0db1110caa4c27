#!/bin/sh
# Takes over the headers that the publisher has written: take-headers.sh FROM TO. The web server reads them as root, and the
# publisher must not become root by them. So a line of any other form than theirs is refused, and what was there stays.
set -eu
umask 077
from=$1 to=$2

# The copy is checked and then used, so that nobody can change it in between. A link is not followed: it may lead to a secret.
dd if="$from" of="$to.new" iflag=nofollow status=none

tab=$(printf '\t')
nginx='set [$]site_pages_policy "[^"$\\]*";|add_header [A-Za-z-]+ "[^"$\\]*" always;'
caddy="@site_page not \\{|${tab}path_regexp \`[^\`{}]*\`|${tab}file \\{path\\}|header( @site_page)? \\{|${tab}[A-Z][A-Za-z-]+ \`[^\`{}]*\`|\\}"
if grep -vxE "$nginx|$caddy|" "$to.new" > /dev/null; then
  rm "$to.new"
  echo "$from has a line that is no header of the website. The headers stay as they were." >&2
  exit 1
fi
chmod 644 "$to.new"
mv "$to.new" "$to"

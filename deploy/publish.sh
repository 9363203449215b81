#!/bin/sh
# publish.sh [CODE [CONTENT [preview]]]: builds two branches and serves the result if it starts (docs/operating.md).
set -eu
home=${WEBSITE_HOME:-/srv/website}
preview=${3:-}
export GIT_TERMINAL_PROMPT=0
cd "$home/repository"
git fetch --quiet origin "${1:-main}" && code=$(git rev-parse FETCH_HEAD)
git fetch --quiet origin "${2:-content}" && content=$(git rev-parse FETCH_HEAD)
wanted=$code-$content
if [ "$preview" ]; then
	git fetch --quiet --prune origin '+refs/heads/cms/*:refs/drafts/cms/*' '+refs/heads/preview*:refs/drafts/preview*'
	wanted=$wanted-$(git for-each-ref --format='%(objectname)' refs/drafts | git hash-object --stdin)
fi

notify() {
	touch "$home/not-notified"
	cd "$home/current"
	! node_modules/.bin/node editor/publishing/notify-authors-main.ts "$home/report" "$home/notified" || rm "$home/not-notified"
}

# On a publish date in Riyadh, which is three hours ahead of UTC all year, the same commits are built again.
today=$(TZ=UTC-3 date +%Y%m%d)
next_publish_date=$(sed 's/^{"nextPublishDate":\([0-9]*\).*/\1/' "$home/report" 2>/dev/null || echo 0)
if [ "$(cat "$home/published" 2>/dev/null)" = "$wanted" ] && { [ "$next_publish_date" = 0 ] || [ "$today" -lt "$next_publish_date" ]; }; then
	[ -z "$(find "$home/not-notified" -mmin +15 2>/dev/null)" ] || notify
	exit 0
fi
if [ -n "$(find "$home/failed" -mmin -15 2>/dev/null)" ] && [ "$(head -n 1 "$home/failed")" = "$wanted" ]; then
	tail -n 20 "$home/failed" >&2
	exit 1
fi
release=$home/releases/$wanted-$today
# A run that was killed after its switch has not said so: no release that is served, or was before, is built over.
while readlink -f "$home/current" "$home/previous" | grep -qxF "$(readlink -f "$release")"; do release=$release-again; done

# The release is a worktree of the content's commit, because the sitemap takes its dates from that history.
prepare() {
	git worktree add --quiet --no-checkout --detach "$release" "$content" && cd "$release" &&
		git checkout --quiet "$code" -- . ':!content' && git checkout --quiet "$content" -- content && lay_drafts &&
		# A link could point to any file on this machine.
		if find content -type l | grep .; then echo 'content/ must not contain symbolic links. Remove those listed above.'; return 1; fi &&
		if cmp -s package-lock.json "$home/current/package-lock.json"; then cp -al "$home/current/node_modules" .; fi &&
		node scripts/install-main.mjs && make_pictures && hold_back && npm run --silent check:content && npm run --silent build
}
lay_drafts() {
	[ "$preview" ] || return 0
	git for-each-ref --format='%(refname)' refs/drafts | while read -r draft; do
		git diff --name-only -z --diff-filter=d "$content...$draft" -- content | xargs -0 -r git checkout --quiet "$draft" --
	done
}
make_pictures() {
	node_modules/.bin/node assets/assets-main.ts pictures
}
hold_back() {
	echo '{"nextPublishDate":0,"scheduled":[],"held":[]}' >"$home/report.next"
	[ -d "$home/current/content" ] || return 0
	node_modules/.bin/node editor/publishing/hold-back-main.ts "$home/current/content" "$home/report.next" &&
		{ grep -q '"held":\[\]' "$home/report.next" || make_pictures; }
}
discard() {
	git worktree remove --force --force "$1" 2>/dev/null || rm -rf "$1"
	git worktree prune
}

say() {
	printf '{"state":"%s","content":"%s","at":"%s","report":%s}\n' "$1" "$content" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" \
		"$(cat "$home/report" 2>/dev/null || echo null)" >"$home/status.next" && mv "$home/status.next" "$home/status.json"
}
give_up() {
	discard "$release"
	{ echo "$wanted"; tail -n 200 "$home/log"; echo "Not published: code $code, content $content. The next try is in 15 minutes."; } >"$home/failed"
	tail -n +2 "$home/failed" >&2
	say "$1"
	exit 1
}

discard "$release"
say building
(prepare) >"$home/log" 2>&1 || give_up failed
(cd "$release" && node_modules/.bin/node server/try-release-main.ts) >>"$home/log" 2>&1 || give_up not-ready
[ ! -e "$home/current" ] || ln -sfn "$(readlink -f "$home/current")" "$home/previous"
ln -sfn "$release" "$home/next" && mv -T "$home/next" "$home/current"
# website-publish.service sees this file and restarts the site as root.
touch "$home/restart"
echo "$wanted" >"$home/published"
mv "$home/report.next" "$home/report"
say public
rm -f "$home/failed"
awk '/^Held back/ { on = 1 } /^[^ H]/ { on = 0 } on' "$home/log"
echo "Published code $code, content $content"
[ "$preview" ] || notify
ls -dt "$home"/releases/*-* | tail -n +4 | grep -vxF -e "$(readlink -f "$home/current")" -e "$(readlink -f "$home/previous")" |
	while read -r old; do discard "$old"; done

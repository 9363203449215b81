#!/bin/sh
# Publishes the code of one branch with the content of another: checked and built beside what is served, and changed over
# only when all went well. An entry that the content check refuses stays as it is served ($home/report); what failed as a
# whole is in the journal and in $home/failed. With `preview` as the third word, what no one has published yet is laid
# over the content: the branches cms/… of the editor's drafts, and the branch `preview`. See docs/operating.md.
set -eu
home=${RASIKH_HOME:-/srv/rasikh}
export GIT_TERMINAL_PROMPT=0
cd "$home/repository"
git fetch --quiet origin "${1:-main}" && code=$(git rev-parse FETCH_HEAD)
git fetch --quiet origin "${2:-content}" && content=$(git rev-parse FETCH_HEAD)
wanted=$code-$content
preview=${3:-}
if [ "$preview" ]; then
	git fetch --quiet --prune origin '+refs/heads/cms/*:refs/drafts/cms/*' '+refs/heads/preview*:refs/drafts/preview*'
	wanted=$wanted-$(git for-each-ref --format='%(objectname)' refs/drafts | git hash-object --stdin)
fi
# Whoever wrote what is held back gets a mail, once for each save. What a mail server that is away did not take is tried
# again after a quarter of an hour.
tell() {
	if (cd "$home/current" && npm run --silent notify-authors -- "$home/report" "$home/told"); then
		rm -f "$home/untold"
	else
		touch "$home/untold"
	fi
}
# Riyadh is three hours ahead all the year. On the day of an article or a job what is published is built anew.
today=$(TZ=UTC-3 date +%Y%m%d)
due=$(sed 's/^{"due":\([0-9]*\).*/\1/' "$home/report" 2>/dev/null || echo 0)
if [ "$(cat "$home/published" 2>/dev/null)" = "$wanted" ] && ! { [ "$due" -gt 0 ] && [ "$today" -ge "$due" ]; }; then
	[ -z "$(find "$home/untold" -mmin +15 2>/dev/null)" ] || tell
	exit 0
fi
# What failed may have failed for a passing reason. Until it is tried again the unit stays failed, and says why.
if [ -n "$(find "$home/failed" -mmin -15 2>/dev/null)" ] && [ "$(head -n 1 "$home/failed")" = "$wanted" ]; then
	tail -n 20 "$home/failed" >&2
	exit 1
fi
release=$home/releases/$wanted-$today

# The history is that of the content, because the sitemap's dates are its commits'.
prepare() {
	git worktree add --quiet --no-checkout --detach "$release" "$content" && cd "$release" &&
		git checkout --quiet "$code" -- . ':!content' && git checkout --quiet "$content" -- content && lay_drafts &&
		# A link could lead to any file of this machine.
		if find content -type l | grep .; then echo 'content/ must not contain symbolic links.'; return 1; fi &&
		# The packages of the release before: installing looks only for what changed.
		if [ -d "$home/current/node_modules" ]; then cp -al "$home/current/node_modules" . || cp -a "$home/current/node_modules" .; fi &&
		npm run --silent assets -- pictures && hold_back && npm run --silent check:content && npm run --silent build
}
lay_drafts() {
	[ "${preview:-}" ] || return 0
	git for-each-ref --format='%(refname)' refs/drafts | while read -r draft; do
		git diff --name-only -z --diff-filter=d "$content...$draft" -- content | xargs -0 -r git checkout --quiet "$draft" --
	done
}
hold_back() {
	echo '{"due":0,"waiting":[],"held":[]}' >"$home/report.next"
	[ -d "$home/current/content" ] || return 0
	npm run --silent hold-back -- "$home/current/content" "$home/report.next" &&
		{ grep -q '"held":\[\]' "$home/report.next" || npm run --silent assets -- pictures; }
}
discard() {
	git worktree remove --force --force "$1" 2>/dev/null || rm -rf "$1"
	git worktree prune
}

# For the editor, which shows what became of each save (/edit/status.json).
say() {
	printf '{"state":"%s","content":"%s","at":"%s","report":%s}\n' "$1" "$content" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" \
		"$(cat "$home/report" 2>/dev/null || echo null)" >"$home/status.next" && mv "$home/status.next" "$home/status.json"
}

discard "$release"
say building
if ! (prepare) >"$home/log" 2>&1; then
	discard "$release"
	{ echo "$wanted"; tail -n 200 "$home/log"; echo "Not published: code $code, content $content. The next try is in 15 minutes."; } >"$home/failed"
	tail -n +2 "$home/failed" >&2
	say failed
	exit 1
fi
[ ! -e "$home/current" ] || ln -sfn "$(readlink -f "$home/current")" "$home/previous"
ln -sfn "$release" "$home/next" && mv -T "$home/next" "$home/current"
# The unit, which may, restarts the site.
touch "$home/restart"
echo "$wanted" >"$home/published"
mv "$home/report.next" "$home/report"
say public
awk '/^Held back/ { on = 1 } /^[^ H]/ { on = 0 } on' "$home/log"
rm -f "$home/failed"
echo "Published code $code, content $content"
[ "$preview" ] || tell
# The three newest stay, and in any case what is served and what was served before. Others' folders are not ours to delete.
ls -dt "$home"/releases/*-* | tail -n +4 | while read -r old; do
	case $(readlink -f "$home/current") in "$old") continue ;; esac
	case $(readlink -f "$home/previous") in "$old") continue ;; esac
	discard "$old"
done

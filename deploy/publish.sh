#!/bin/sh
# Publishes what was pushed to a branch: checks and builds it beside the site that is served, and changes over only when
# all went well. What fails is said once, on the standard error, and the site stays as it was.
# Run every minute by rasikh-publish.timer, as root: publish.sh [BRANCH]. See docs/operating.md.
set -eu
home=${RASIKH_HOME:-/srv/rasikh}
branch=${1:-main}
restart=${RASIKH_RESTART:-systemctl restart rasikh@4321.service}

cd "$home/repository"
git fetch --quiet origin "$branch"
commit=$(git rev-parse FETCH_HEAD)
[ "$(cat "$home/last-tried" 2>/dev/null || true)" != "$commit" ] || exit 0
echo "$commit" > "$home/last-tried"

release=$home/releases/$commit
# With the whole history: the sitemap's dates are the commits'.
git worktree prune
git worktree add --quiet --force --detach "$release" "$commit"
cd "$release"
# The packages of the release before, linked: installing looks only for what changed.
[ ! -d "$home/current/node_modules" ] || cp -al "$home/current/node_modules" node_modules

npm run --silent assets -- pictures
npm run --silent check:content
npm run --silent build

ln -sfn "$release" "$home/next"
mv -T "$home/next" "$home/current"
$restart
echo "Published $commit"
# The three newest stay, to go back to.
ls -dt "$home"/releases/*/ | tail -n +4 | xargs -r rm -rf

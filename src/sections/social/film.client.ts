for (const video of document.querySelectorAll('video')) {
  const showCaptions = () => {
    const [captions] = video.textTracks;
    if (captions) captions.mode = 'showing';
  };
  video.addEventListener('play', showCaptions, { once: true });
  video.addEventListener('click', (event) => playFirst(video, event));
}

/** The lower part of a video, where browsers show their controls. */
const controlsHeightPx = 80;

/** Chromium ignores a click on the poster of a film that has not loaded. */
function playFirst(video: HTMLVideoElement, { offsetY }: MouseEvent) {
  if (video.readyState > 0 || offsetY > video.clientHeight - controlsHeightPx) return;
  setTimeout(() => video.paused && video.play(), 50);
}

/** A YouTube film plays in the page after a click; before, nothing is requested from YouTube. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')) {
  link.addEventListener('click', (event) => {
    // A new tab gets YouTube's page. `hasModifier` would come in a second file, because islands share it.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.replaceWith(player(link));
  });
}

function player({ dataset, className }: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = className;
  frame.src = dataset.embed ?? '';
  frame.title = dataset.embedTitle ?? '';
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube refuses to play for a page without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

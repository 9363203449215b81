for (const video of document.querySelectorAll('video')) {
  const showCaptions = () => {
    const [captions] = video.textTracks;
    if (captions) captions.mode = 'showing';
  };
  video.addEventListener('play', showCaptions, { once: true });
  video.addEventListener('click', (event) => playFirst(video, event));
}

/** The foot of a video, where browsers put their controls. */
const controlsHeightPx = 80;

/**
 * Chromium plays nothing for a click on the picture of a film that it has not loaded. Where the browser's own
 * controls have answered the click, a moment later, the film is playing and nothing is left to do.
 */
function playFirst(video: HTMLVideoElement, { offsetY }: MouseEvent) {
  if (video.readyState > 0 || offsetY > video.clientHeight - controlsHeightPx) return;
  setTimeout(() => video.paused && video.play(), 50);
}

/** A film on YouTube plays in the page once the visitor clicks; before, YouTube hears of nothing. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')) {
  link.addEventListener('click', (event) => {
    // A visitor who wants it in a new tab or window gets YouTube's own page. Written out: what is shared with islands
    // would come in a second file.
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
  // YouTube plays nothing for a page that does not name itself.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

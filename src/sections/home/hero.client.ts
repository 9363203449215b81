import { loadPicture } from './hero-picture.client.ts';
import { slider } from './hero-slider.client.ts';

const hero = document.querySelector<HTMLElement>('[data-hero]');
if (hero) start(hero);

function start(hero: HTMLElement) {
  const wide = matchMedia('(width >= 64rem)');
  const panels = [...hero.querySelectorAll<HTMLElement>('li[data-slide]')];

  const show = (index: number) => {
    loadPicture(hero, index);
    hero.dataset.hero = String(index);
  };

  // From 1024 px: hover, focus or touch shows a panel; leaving the hero shows the first again.
  panels.forEach((panel, index) => {
    for (const kind of ['pointerenter', 'focusin', 'click'])
      panel.addEventListener(kind, () => wide.matches && show(index));
  });
  hero.addEventListener('pointerleave', () => wide.matches && show(0));
  hero.addEventListener(
    'pointerenter',
    () => {
      if (wide.matches) for (const index of panels.keys()) loadPicture(hero, index);
    },
    { once: true },
  );

  // Below: a slider.
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    show(0);
    stop = wide.matches ? undefined : slider(hero);
  };
  wide.addEventListener('change', follow);
  follow();
}

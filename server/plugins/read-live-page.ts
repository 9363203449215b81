import type { SectionStates, SlotStates } from '#forms/section-states.ts';

/** Draws a slot with its marks. */
export type RenderSlot = (name: SlotName, props: object, state?: SlotStates[SlotName]) => string;

export type LivePage = ReturnType<typeof readLivePage> & object;

type SlotName = keyof SlotStates;
type SectionName = keyof SectionStates;

/** A built page around its slots; undefined where it has none. Throws where a slot has no end. */
export function readLivePage(html: string, renderSlot: RenderSlot) {
  const slots: { before: string; name: SlotName; props: object }[] = [];
  let rest = 0;
  for (const { 1: found, 2: json = '', index } of html.matchAll(start)) {
    const name = found as SlotName;
    const end = `<template data-slot="${name}"></template>`;
    const last = html.indexOf(end, index);
    if (last < 0) throw new Error(`The slot ${name} has no end.`);
    slots.push({ before: html.slice(rest, index), name, props: JSON.parse(json) });
    rest = last + end.length;
  }
  const section = slots.map(({ name }) => name).filter(isSection);
  if (section.length === 0) return undefined;
  if (section.length > 1)
    throw new Error(`A page has one section that answers, not ${section.join(' and ')}.`);
  const after = html.slice(rest);
  return { render };

  /** The page as built, but for its section, `query` at the link to the other language and what begins its title. */
  function render(state: SectionStates[SectionName], query = '', titlePrefix = ''): string {
    const drawn = slots.map(
      ({ before, name, props }) => before + renderSlot(name, props, isSection(name) ? state : { query }),
    );
    const page = drawn.join('') + after;
    return titlePrefix ? page.replace('<title>', () => `<title>${titlePrefix} `) : page;
  }
}

const isSection = (name: SlotName): name is SectionName => name !== 'LanguageSwitch';

/** What every slot begins with (src/ui/slot.tsx). */
export const slotMark = '<template data-slot=';

/** As React writes what src/ui/slot.tsx draws while a page is built. */
const start = /<template data-slot="(\w+)"><script type="application\/json">([^<]*)<\/script><\/template>/g;

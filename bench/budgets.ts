import { parsePath } from '#i18n/paths.ts';
import budgets from './budgets.json' with { type: 'json' };

export type PageKind = 'home' | 'interactive' | 'plain';
export type Part = 'mobile' | 'desktop' | 'weight';

/** Scores must reach their number; times and bytes must not pass it. */
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'];

/** One line for every number over its budget. */
export function overBudget(path: string, kind: PageKind, part: Part, measured: object): string[] {
  const limits: Record<string, number> = { ...budgets.every[part], ...budgets[kind][part] };
  // For its heavier fonts, and the letters' two bytes.
  const spare: Record<string, number> = parsePath(path).language === 'ar' ? budgets.arabic : {};
  const values = new Map<string, number>(Object.entries(measured));
  return Object.entries(limits).flatMap(([name, base]) => {
    const limit = base + (spare[name] ?? 0);
    const value = values.get(name) ?? Number.NaN;
    const isWithin = scores.includes(name) ? value >= limit : value <= limit;
    return isWithin ? [] : [`${path}, ${part}: ${name} is ${value}, its budget (${kind}) ${limit}`];
  });
}

import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Counters } from './counters.tsx';

test('a page built last year shows this year’s number of years in business', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers({ now: Date.parse('2026-12-31T20:59:59Z'), toFake: ['Date'] });
  const counted = { counters: [{ from: 0, label: 'Years' }], years: { founded: 2022, built: 2026 } };
  const strip = <Counters label="Figures" language="en" {...counted} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(strip);
  expect(screen.getByRole('definition').textContent).toContain('4');
  // Midnight in Riyadh.
  vi.setSystemTime(Date.parse('2026-12-31T21:00:00Z'));
  render(strip, { container, hydrate: true });
  expect(screen.getByRole('definition').querySelector('.visually-hidden')?.textContent?.trim()).toBe('5');
  vi.useRealTimers();
});

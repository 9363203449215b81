import { useRef } from 'react';
import type { Language } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { useCountUp } from './use-count-up.ts';

interface CountedFigureProps {
  language: Language;
  to: number;
  percent?: boolean;
}

export function CountedFigure({ language, to, percent = false }: CountedFigureProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const progress = useCountUp(figure);
  const format = percent ? formatPercent : formatNumber;
  return (
    <span ref={figure}>
      <span className="visually-hidden">{format(language, to)}</span>
      <span aria-hidden="true">{format(language, Math.round(to * progress))}</span>
    </span>
  );
}

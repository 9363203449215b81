import { styleText } from 'node:util';
import { counted } from '../print.ts';
import type { Level } from './finding.ts';
import type { CheckResult } from './run-checks.ts';

const marks: Record<Level, string> = { good: 'ok', warning: 'WARN', bad: 'BAD' };
const colours = { good: 'green', warning: 'yellow', bad: 'red' } as const;

export function formatReport(findings: CheckResult[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, level, text, remedy }) => {
    const mark = styleText(colours[level], marks[level].padEnd(4));
    const indent = ' '.repeat(4 + 2 + width + 2);
    return [`${mark}  ${check.padEnd(width)}  ${text}`, ...(remedy ? [`${indent}→ ${remedy}`] : [])];
  });
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const sum = `${count('bad')} bad, ${counted(count('warning'), 'warning')}, ${count('good')} good`;
  return [...lines, '', sum].join('\n');
}

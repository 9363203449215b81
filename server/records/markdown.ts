import type { ProcessingRecord, RecordPart } from './record.ts';

/** The record as a document. */
export function markdownOf({ title, introduction, parts }: ProcessingRecord): string {
  return `${[`# ${title}`, introduction, ...parts.map(partOf)].join('\n\n')}\n`;
}

function partOf({ head, lines }: RecordPart): string {
  return [`## ${head}`, ...lines.map(lineOf)].join('\n\n');
}

function lineOf({ label, texts }: RecordPart['lines'][number]): string {
  if (label && texts.length === 1) return `**${label}:** ${texts[0]}`;
  const points = texts.map((text) => `- ${text}`).join('\n');
  return label ? `**${label}:**\n\n${points}` : points;
}

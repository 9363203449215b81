import { checkAgreement } from './agreement.ts';
import { checkLanguages } from './compare-languages.ts';
import { type Content, filesOf } from './content-files.ts';
import { unusedTerms } from './exceptions.ts';
import { checkFacts } from './facts.ts';
import type { Fault } from './faults.ts';
import { checkFreshness } from './freshness.ts';
import { checkPunctuation } from './punctuation.ts';
import { checkPaths, checkReferences } from './references.ts';
import { checkSchemas } from './schemas.ts';
import { checkScript } from './script.ts';
import { checkTerms } from './terms.ts';
import { texts } from './walk.ts';

const checks = [
  checkSchemas,
  checkLanguages,
  checkReferences,
  checkPaths,
  checkFacts,
  checkAgreement,
  checkScript,
  checkPunctuation,
  checkTerms,
  checkFreshness,
  checkExceptions,
];

export function checkContent(content: Content): Fault[] {
  return checks.flatMap((check) => check(content));
}

function checkExceptions({ files, exceptions }: Content): Fault[] {
  const arabic = [...filesOf('ar', files).values()].flatMap((value) =>
    texts(value).map(({ value }) => value),
  );
  return unusedTerms(exceptions, arabic).map((term) => ({
    file: 'exceptions.yaml',
    key: '',
    code: 'term.unused',
    found: term,
  }));
}

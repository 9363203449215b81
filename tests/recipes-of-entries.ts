import type { ProjectCopy } from './project-copy.ts';
import { added, inBoth, type Recipe } from './recipe-titles.ts';
import { numbersOf } from './site-content.ts';

/** The recipes of docs/recipes.md of what is a file in both languages, each as somebody would follow it. */
export const entryRecipes: Record<string, Recipe> = {
  'a job': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(`${content}/jobs/${added.job}.yaml`, `${content}/jobs/1.yaml`, [
          /^title: .*$/m,
          `title: ${title('job')}`,
        ]),
      ),
  },
  'an article': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/insights/${added.article}.md`,
          `${content}/insights/scorecard-first-quarter.md`,
          [/^title: .*$/m, `title: ${title('article')}`],
        ),
      ),
  },
  'a service with drawings of its own': {
    most: 4,
    follow: (copy) => {
      copy.write('src/svg/services/quarry.svg', 'src/svg/services/risk.svg');
      copy.write('src/svg/sub-cards/quarry-face.svg', 'src/svg/sub-cards/scan.svg');
      inBoth((content, title) =>
        copy.write(
          `${content}/services/${added.service}.yaml`,
          `${content}/services/1.yaml`,
          [/^title: .*$/m, `title: ${title('service')}`],
          [/^illustration: .*$/m, 'illustration: quarry'],
          [/^ {2}- id: board-effectiveness$/m, '  - id: quarry-face'],
          // A case names the services that it is about.
          [/^ {2}case: .*\n/m, ''],
        ),
      );
    },
  },
  'a person': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/team/${added.person}.yaml`,
          `${content}/team/yousef-al-mannai.yaml`,
          [/^order: .*$/m, 'order: 60'],
          [/^givenName: .*$/m, `givenName: ${title('person')}`],
        ),
      ),
  },
  'an office': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/offices/${added.office}.yaml`,
          `${content}/offices/dubai.yaml`,
          [/^order: .*$/m, 'order: 60'],
          [/^title: .*$/m, `title: ${title('office')}`],
        ),
      ),
  },
  'a case': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/cases/${added.case}.yaml`,
          `${content}/cases/healthcare.yaml`,
          [/^order: .*$/m, 'order: 60'],
          [/^path: .*$/m, 'path: /quarry'],
          [/^title: .*$/m, `title: ${title('case')}`],
        ),
      ),
  },
  'a partner': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/partners/${added.partner}.yaml`,
          `${content}/partners/mizan.yaml`,
          [/^order: .*$/m, 'order: 60'],
          [/^name: .*$/m, `name: ${title('partner')}`],
        ),
      ),
  },
  'a film on YouTube': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.create(
          `${content}/films/${added.film}.yaml`,
          [
            'order: 60',
            `title: ${title('film')}`,
            `about: ${title('article')}`,
            'youtube: quarry-film',
            'picture: csr-trees',
            `transcript: [${title('page')}]`,
          ].join('\n'),
        ),
      ),
  },
};

/** A filter wants its value in each job. */
export function sortJobs(copy: ProjectCopy) {
  inBoth((content) => {
    for (const job of [...numbersOf('jobs'), added.job]) {
      const file = `${content}/jobs/${job}.yaml`;
      copy.write(file, file, [/^category: /m, 'depth: deep\n$&']);
    }
  });
}

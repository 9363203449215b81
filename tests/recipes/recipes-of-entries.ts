import { stringify } from 'yaml';
import { numbersOf } from '../support/content/site-content.ts';
import type { Change, ProjectCopy } from '../support/project-copy.ts';
import { added, inBoth, type Recipe, type Title } from './recipe-titles.ts';

/** Replaces a line of YAML. */
const set = (key: string, value: string): Change => [new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`];
const last = set('order', '60');

/** Copies a file with some changes, in both languages. */
function entry(name: string, like: string, changes: (title: Title) => Change[]): Recipe {
  return {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) => copy.write(`${content}/${name}`, `${content}/${like}`, ...changes(title))),
  };
}

const service = entry(`services/${added.service}.yaml`, 'services/1.yaml', (title) => [
  last,
  set('title', title('service')),
  set('illustration', 'quarry'),
  [/^ {2}- id: board-effectiveness$/m, '  - id: quarry-face'],
  // A case names the services that it is about.
  [/^ {2}case: .*\n/m, ''],
]);

/** Follows the recipes of docs/recipes.md that add a file in both languages. */
export const entryRecipes: Record<string, Recipe> = {
  'a job': entry(`jobs/${added.job}.yaml`, 'jobs/1.yaml', (title) => [set('title', title('job'))]),
  'an article': entry(`insights/${added.article}.md`, 'insights/scorecard-first-quarter.md', (title) => [
    set('title', title('article')),
  ]),
  'a service with drawings of its own': {
    most: 4,
    follow: (copy) => {
      copy.write('src/svg/services/quarry.svg', 'src/svg/services/risk.svg');
      copy.write('src/svg/sub-cards/quarry-face.svg', 'src/svg/sub-cards/scan.svg');
      service.follow(copy);
    },
  },
  'a person': entry(`people/${added.person}.yaml`, 'people/yousef-al-mannai.yaml', (title) => [
    last,
    set('givenName', title('person')),
    set('services', `[2, 1, ${added.service}]`),
  ]),
  'an office': entry(`offices/${added.office}.yaml`, 'offices/dubai.yaml', (title) => [
    last,
    set('title', title('office')),
  ]),
  'a case': entry(`cases/${added.case}.yaml`, 'cases/healthcare.yaml', (title) => [
    last,
    set('path', '/quarry'),
    set('title', title('case')),
  ]),
  'a partner': entry(`partners/${added.partner}.yaml`, 'partners/mizan.yaml', (title) => [
    last,
    set('name', title('partner')),
  ]),
  'a film on YouTube': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) => {
        const lines = {
          order: 60,
          title: title('film'),
          about: title('article'),
          youtube: 'quarry-film',
          picture: 'csr-maps',
          transcript: [title('page')],
        };
        copy.create(`${content}/films/${added.film}.yaml`, stringify(lines));
      }),
  },
};

/** Each job needs a value for a filter. */
export function sortJobs(copy: ProjectCopy) {
  inBoth((content) => {
    for (const job of [...numbersOf('jobs'), added.job])
      copy.edit(`${content}/jobs/${job}.yaml`, [/^category: /m, 'depth: deep\n$&']);
  });
}

import { livePageIds } from './pages.ts';
import { parsePath, paths } from './paths.ts';

const routes = [
  ...livePageIds.map(paths.page),
  paths.job(':id'),
  paths.apply(':id'),
  paths.contactSent,
  paths.contactDialogForm,
  paths.search,
  paths.yourData,
  `${paths.yourData}/:action`,
  paths.messageStatus,
  `${paths.messageStatus}/:action`,
];
const pattern = new RegExp(`^(?:${routes.join('|').replace(/:\w+/g, '[^/?#]+')})(?=[?#]|$)`);

/** Whether the server completes the page at a path for every request; a query may follow the path. */
export function isLivePage(path: string): boolean {
  return pattern.test(parsePath(path).path);
}

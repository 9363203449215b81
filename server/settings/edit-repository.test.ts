import { expect, test } from 'vitest';
import { repositoryAt } from './edit-repository.ts';

test.each([
  ['https://github.com/firm/website#main', 'github', ['https://github.com', 'https://api.github.com']],
  ['https://gitlab.com/firm/sites/website', 'gitlab', ['https://gitlab.com']],
  ['https://codeberg.org/firm/website.git#live', 'gitea', ['https://codeberg.org']],
  ['gitea+https://git.firm.example/firm/website#main', 'gitea', ['https://git.firm.example']],
  ['github+https://github.firm.example/firm/website', 'github', ['https://github.firm.example']],
])('%s is edited at %s without further settings', (address, name, origins) => {
  const repository = repositoryAt(address);
  expect(repository?.backend.name).toBe(name);
  expect(repository?.origins.filter((origin) => !origin.includes('avatars'))).toEqual(origins);
});

test('the branch and the name are read from the address', () => {
  expect(repositoryAt('https://codeberg.org/firm/website.git#live')?.backend).toMatchObject({
    repo: 'firm/website',
    branch: 'live',
    auth_methods: ['token'],
  });
});

test('with an application people sign in without a token, at GitHub through the site’s server', () => {
  const backendAt = (address: string) => repositoryAt(address, 'app', 'https://www.firm.example')?.backend;
  expect(backendAt('https://github.com/firm/website')).toMatchObject({
    base_url: 'https://www.firm.example',
    auth_endpoint: 'edit/auth',
    auth_methods: ['oauth'],
  });
  expect(backendAt('https://codeberg.org/firm/website')).toMatchObject({ app_id: 'app', auth_type: 'pkce' });
});

test.each(['', 'https://git.firm.example/firm/website', 'https://github.com/firm'])(
  '%j is no repository',
  (address) => expect(repositoryAt(address)).toBeUndefined(),
);

import { expect, test } from 'vitest';
import { type FormAction, formReducer, initialModel, shownErrors } from './form-reducer.ts';

const after = (...actions: FormAction[]) => actions.reduce(formReducer, initialModel({ token: 'served' }));

test('a field shows what is wrong with it once it was changed and left', () => {
  const errors = { name: 'name-short', email: 'required' } as const;
  const typed: FormAction[] = [
    { type: 'changed', values: { name: 'a' }, name: 'name' },
    { type: 'validated', errors },
    { type: 'left', name: 'email' },
  ];
  expect(shownErrors(after(...typed))).toEqual({});
  expect(shownErrors(after(...typed, { type: 'left', name: 'name' }))).toEqual({ name: 'name-short' });
});

test('what the server refuses is shown at every field', () => {
  const errors = { email: 'email' } as const;
  const refused = after(
    { type: 'submitted' },
    { type: 'sending', status: { state: 'sending' } },
    { type: 'settled', status: { state: 'invalid', errors }, names: ['name', 'email'] },
  );
  expect(refused.status).toEqual({ state: 'invalid', errors });
  expect(shownErrors(refused)).toEqual(errors);
});

test('progress that comes late does not bring back a form that has settled', () => {
  const settled: FormAction = { type: 'settled', status: { state: 'failed', code: 'offline' }, names: [] };
  const late: FormAction = { type: 'sending', status: { state: 'sending' } };
  expect(after({ type: 'submitted' }, settled, late).status).toEqual({ state: 'failed', code: 'offline' });
});

test('a page that is brought back can be sent again', () => {
  expect(after({ type: 'submitted' }, { type: 'restored' }).status).toEqual({ state: 'idle' });
  const failed: FormAction = { type: 'settled', status: { state: 'failed', code: 'offline' }, names: [] };
  expect(after(failed, { type: 'restored' }).status.state).toBe('failed');
});

test('the token of the page goes before that of the challenge, and the server’s before both', () => {
  expect(after({ type: 'token-offered', token: 'challenge' }).token).toBe('served');
  expect(after({ type: 'token-received', token: 'newer' }).token).toBe('newer');
  expect(formReducer(initialModel({}), { type: 'token-offered', token: 'challenge' }).token).toBe(
    'challenge',
  );
});

test('what changes nothing draws nothing again', () => {
  const model = after({ type: 'changed', values: { name: 'a' }, name: 'name' });
  expect(formReducer(model, { type: 'changed', values: { name: 'a' }, name: 'name' })).toBe(model);
  expect(formReducer(model, { type: 'validated', errors: {} })).toBe(model);
});

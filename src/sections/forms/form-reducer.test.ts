import { expect, test } from 'vitest';
import { type FormAction, formReducer, initialReducerState } from './form-reducer.ts';

const settled: FormAction = { type: 'settled', status: { state: 'failed', code: 'offline' }, names: [] };

test.each<[string, FormAction]>([
  ['progress that comes late', { type: 'sending', status: { state: 'sending' } }],
  ['a page that the browser brings back', { type: 'restored' }],
])('%s does not change a form that is not sending', (_, action) => {
  const { status } = [settled, action].reduce(formReducer, initialReducerState({ token: 'served' }));
  expect(status).toEqual({ state: 'failed', code: 'offline' });
});

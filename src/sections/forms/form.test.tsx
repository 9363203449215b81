import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFormMessages } from '#content/readers.ts';
import { messagesOfField } from '#content/schemas/form-messages.ts';
import { contact } from '#forms/contact.ts';
import type { FormState } from '#forms/form-states.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import { training } from '#forms/training.ts';
import { paths } from '#routing/paths.ts';
import { Form } from './form.tsx';
import { formProps } from './form-props.ts';

const challenge = (minFillMs = 0) =>
  Response.json({ parameters: {}, signature: '', token: 'fresh', minFillMs });
let answerChallenge: (options: RequestInit) => Promise<Response>;
let answers: (Response | Promise<Response>)[];
let sent: URLSearchParams[];

beforeEach(() => {
  // jsdom has no layout and no navigation.
  Element.prototype.scrollIntoView = () => {};
  performance.getEntriesByType = () => [];
  answerChallenge = async () => challenge();
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit & { body: URLSearchParams }) => {
    if (url === paths.challenge) return answerChallenge(options);
    sent.push(options.body);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

const messages = getFormMessages('ar');
const drawn = (form: AnyFormDefinition, state: FormState = {}) => (
  <Form {...formProps('ar', form)} {...state} />
);
const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${messagesOfField(messages, name)?.label}`));
const sendButton = { name: messages.forms.training.send };

/** Shows the training form, and fills in its required fields. */
async function filled(state: FormState = {}) {
  render(drawn(training, state));
  const visitor = userEvent.setup();
  await visitor.click(field('mobileNumber'));
  await visitor.paste('+966501234567');
  await visitor.click(field('message'));
  await visitor.paste('I would like to learn');
  return { visitor, send: () => visitor.click(screen.getByRole('button', sendButton)) };
}

test('a failed form says why, in the page’s title too, and is sent again with its text and token', async () => {
  document.title = 'Training';
  const { visitor, send } = await filled({ token: 'served' });
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(messages.failures.offline);
  within(summary).getByRole('heading', { name: messages.failed.offline });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const errorTitle = `${messages.errorTitle} Training`;
  await waitFor(() => expect(document.title).toBe(errorTitle));
  answers.push(Response.json({ state: 'failed', code: 'stale', token: 'newer' }, { status: 409 }));
  await visitor.click(within(summary).getByRole('button', { name: messages.retry }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(messages.failures.stale));
  screen.getByRole('heading', { name: messages.failed.stale });
  await waitFor(() => expect(document.title).toBe(errorTitle));
  answers.push(new Promise(() => {}));
  await visitor.click(screen.getByRole('button', { name: messages.retry }));
  await waitFor(() => expect(sent).toHaveLength(3));
  await waitFor(() => expect(document.title).toBe('Training'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.sending }));
  expect(sent.map((body) => body.get('token'))).toEqual(['served', 'served', 'newer']);
  expect(sent.at(-1)?.get('message')).toBe('I would like to learn');
});

test('errors that only the server finds stand at their fields, and the summary leads there', async () => {
  const { visitor, send } = await filled({ token: 'served' });
  answers.push(Response.json({ state: 'invalid', errors: { email: 'email' } }, { status: 422 }));
  await send();
  const { label } = messages.fields.email;
  const link = await screen.findByRole('link', { name: label });
  expect(link.closest('li')?.textContent).toBe(`${label}: ${messages.errors.email}`);
  await visitor.click(link);
  expect(document.activeElement).toBe(field('email'));
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field('email'))).toContain(messages.errors.email);
  await visitor.paste('reader@company.example');
  await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('false'));
});

test('a form without a token gets one with its challenge', async () => {
  const { send } = await filled();
  await send();
  await waitFor(() => expect(sent[0]?.get('token')).toBe('fresh'));
});

test('a form whose challenge came with Send waits as long as a person needs to type', async () => {
  answerChallenge = async () => Promise.reject(new TypeError('Failed to fetch'));
  const { send } = await filled();
  answerChallenge = async () => challenge(600);
  const at = performance.now();
  await send();
  await waitFor(() => expect(sent[0]?.get('token')).toBe('fresh'), { timeout: 5000 });
  expect(performance.now() - at).toBeGreaterThan(600);
});

test('a form fetches its challenge when its dialog opens', async () => {
  const asked = vi.fn(async () => challenge());
  answerChallenge = asked;
  const inDialog = (openings: number) => <Form {...formProps('ar', training)} openings={openings} />;
  const { rerender } = render(inDialog(0));
  expect(asked).not.toHaveBeenCalled();
  rerender(inDialog(1));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

test('a pasted text that is too long stays whole, and the form shows the limit at once', async () => {
  render(drawn(contact));
  const visitor = userEvent.setup();
  await visitor.click(field('jobTitle'));
  await visitor.paste('م'.repeat(300));
  const said = messages.errors['too-long'].replace('…', '١٠٠');
  await screen.findByText(said);
  expect(field('jobTitle')).toHaveProperty('value', 'م'.repeat(300));
});

test.each([
  ['never answers', ({ signal }: RequestInit) => never(signal)],
  ['is refused', async () => new Response('Unavailable', { status: 503 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a form arrives with its page’s token if the challenge %s', async (_, answer) => {
  const timeouts = abortableTimeouts();
  answerChallenge = answer;
  const { send } = await filled({ token: 'served' });
  await send();
  timeouts.abort();
  // As long as a person takes at least, where the server could not be asked.
  await waitFor(() => expect(sent[0]?.get('token')).toBe('served'), { timeout: 5000 });
});

test('a form whose code throws says that it did not arrive', async () => {
  const { send } = await filled({ token: 'served' });
  vi.spyOn(FormData.prototype, 'set').mockImplementation(() => {
    throw new Error('Broken');
  });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(messages.failures.error);
});

test('a form submitted twice in a row is sent once', async () => {
  const { send } = await filled({ token: 'served' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push(promise);
  document.querySelector('form')?.requestSubmit();
  document.querySelector('form')?.requestSubmit();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  resolve(Response.json({ state: 'failed', code: 'error' }, { status: 500 }));
  await screen.findByRole('alert');
  expect(sent).toHaveLength(1);
});

test('a form restored by the browser while it was sending can be sent again, once', async () => {
  const timeouts = abortableTimeouts();
  answerChallenge = ({ signal }) => never(signal);
  const { send } = await filled({ token: 'served' });
  await send();
  await screen.findByRole('button', { name: messages.sending });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByRole('button', sendButton);
  await send();
  timeouts.abort();
  await screen.findByRole('alert');
  expect(sent).toHaveLength(1);
});

test('an untouched form has no errors, and describes each field once', () => {
  render(drawn(contact));
  for (const name of ['country', 'name', 'mobileNumber'])
    expect(field(name).getAttribute('aria-invalid'), name).toBe('false');
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('false');
  expect(field('message').getAttribute('aria-describedby')).toBe('contact-message-hint');
});

test('a wrong field is described by its error, and the summary says it and leads there', async () => {
  render(drawn(contact, { errors: { mobileNumber: 'mobile', message: 'required' } }));
  const { label } = messages.fields.message;
  const link = screen.getByRole('link', { name: label });
  expect(link.closest('li')?.textContent).toBe(`${label}: ${messages.errors.required}`);
  expect(field('mobileNumber').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field('mobileNumber'))).toContain(messages.errors.mobile);
  expect(field('mobileNumber').getAttribute('aria-describedby')).not.toContain('hint');
  expect(descriptionOf(field('message'))).toBe(messages.errors.required);
  await userEvent.click(link);
  expect(document.activeElement).toBe(field('message'));
});

test('a complete number is described by how it will be dialled', async () => {
  await filled();
  await waitFor(() => expect(descriptionOf(field('mobileNumber'))).toContain('+966 50 123 4567'));
  expect(field('mobileNumber').getAttribute('aria-describedby')).not.toContain('hint');
});

/** A response that never comes, until the request is aborted. */
function never(signal: RequestInit['signal']): Promise<Response> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('Too late', 'TimeoutError'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
}

/** Fires every request's timeout at once on demand. */
function abortableTimeouts() {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return controller;
}

/** Returns the text of the elements that describe a control. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' ');
}

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getFormMessages } from '#content/readers.ts';
import { contact } from '#forms/contact.ts';
import { messagesOfField } from '#forms/form-messages.ts';
import type { Form as AnyForm } from '#forms/forms.ts';
import type { FormState } from '#forms/section-states.ts';
import { training } from '#forms/training.ts';
import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { Form } from './form.tsx';
import { formContent } from './form-content.ts';

const challenge = () => Response.json({ parameters: {}, signature: '', token: 'fresh' });
let answerChallenge: (options: RequestInit) => Promise<Response>;
let answers: Response[];
let sent: URLSearchParams[];

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  answerChallenge = async () => challenge();
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    if (url === paths.challenge) return answerChallenge(options);
    sent.push(options.body as URLSearchParams);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

describe.each(languageCodes)('a form in %s', (language) => {
  const messages = getFormMessages(language);
  const props = (form: AnyForm) => formContent(language, form);
  const show = (state: FormState = {}) => render(<Form {...props(training)} {...state} />);
  const field = (name: string) =>
    screen.getByLabelText(new RegExp(`^${messagesOfField(messages, name)?.label}`));
  const fill = async () => {
    const visitor = userEvent.setup();
    for (const [name, text] of [
      ['mobileNumber', '+966501234567'],
      ['message', 'I would like to learn'],
    ] as const) {
      await visitor.click(field(name));
      await visitor.paste(text);
    }
    return {
      visitor,
      send: () => visitor.click(screen.getByRole('button', { name: messages.forms.training.send })),
    };
  };

  test('says why it did not arrive, keeps what was typed, and sends it again under the same token', async () => {
    show({ token: 'served' });
    const { visitor, send } = await fill();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(messages.failures.offline);
    within(summary).getByRole('heading', { name: messages.failed.offline });
    expect(document.activeElement).toBe(summary);
    answers.push(Response.json({ state: 'failed', code: 'stale', token: 'newer' }, { status: 409 }));
    await visitor.click(within(summary).getByRole('button', { name: messages.retry }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(messages.failures.stale));
    screen.getByRole('heading', { name: messages.failed.stale });
    await send();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map((body) => body.get('token'))).toEqual(['served', 'served', 'newer']);
    expect(sent.at(-1)?.get('message')).toBe('I would like to learn');
  });

  test('that was served without a token takes one with its challenge', async () => {
    show();
    const { send } = await fill();
    await send();
    await waitFor(() => expect(sent[0]?.get('token')).toBe('fresh'));
  });

  test.each([
    ['never answers', ({ signal }: RequestInit) => never(signal)],
    ['is refused', async () => new Response('Unavailable', { status: 503 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('arrives under its page’s token where the challenge %s', async (_, answer) => {
    const timeouts = abortableTimeouts();
    answerChallenge = answer;
    show({ token: 'served' });
    const { send } = await fill();
    await send();
    timeouts.abort();
    await waitFor(() => expect(sent[0]?.get('token')).toBe('served'));
  });

  test('says that it did not arrive where its own code breaks', async () => {
    show({ token: 'served' });
    const { send } = await fill();
    vi.spyOn(FormData.prototype, 'set').mockImplementation(() => {
      throw new Error('Broken');
    });
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(messages.failures.error);
  });

  test('that is submitted twice in a row is sent once', async () => {
    let answer = (_: Response) => {};
    show({ token: 'served' });
    const { send } = await fill();
    const form = document.querySelector('form') as HTMLFormElement;
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
      if (url === paths.challenge) return Promise.resolve(challenge());
      sent.push(body as URLSearchParams);
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    form.requestSubmit();
    form.requestSubmit();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    answer(Response.json({ state: 'failed', code: 'error' }, { status: 500 }));
    await screen.findByRole('alert');
    expect(sent).toHaveLength(1);
  });

  test('that the browser brings back in the middle of sending is sent once, when it is sent again', async () => {
    const timeouts = abortableTimeouts();
    answerChallenge = ({ signal }) => never(signal);
    show({ token: 'served' });
    const { send } = await fill();
    await send();
    await screen.findByRole('button', { name: messages.sending });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.findByRole('button', { name: messages.forms.training.send });
    await send();
    timeouts.abort();
    await screen.findByRole('alert');
    expect(sent).toHaveLength(1);
  });

  test('shows what the server found wrong, and leads there', async () => {
    show({ token: 'served' });
    const { visitor, send } = await fill();
    answers.push(Response.json({ state: 'invalid', errors: { email: 'email' } }, { status: 422 }));
    await send();
    const { label } = messages.fields.email;
    const link = await screen.findByRole('link', { name: label });
    expect(link.closest('li')?.textContent).toBe(`${label}: ${messages.errors.email}`);
    await visitor.click(link);
    expect(document.activeElement).toBe(field('email'));
  });

  test('drawn by the server holds what was typed and what is wrong with it, and says it once', () => {
    const state: FormState = {
      token: 'served',
      values: { country: 'ksa', name: 'ab', message: '\nمرحبا <b>', privacyPolicy: 'on' },
      errors: { name: 'name-short', email: 'required' },
      service: { id: '3', title: 'Strategy' },
    };
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Form {...props(contact)} {...state} />);
    document.body.replaceChildren(container);
    const form = container.querySelector('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      token: 'served',
      service: '3',
      name: 'ab',
      country: 'ksa',
      privacyPolicy: 'on',
      message: '\nمرحبا <b>',
    });
    expect(screen.getByRole('alert').textContent).toContain(messages.summary[1]);
    expect(screen.getByRole('alert').hasAttribute('autofocus')).toBe(true);
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(messages.errors['name-short'])).toBeTruthy();
    expect(form.textContent).toContain(`${messages.about} Strategy`);
  });

  test('is not wrong anywhere before it was touched, and describes each field once', () => {
    render(<Form {...props(contact)} />);
    for (const name of ['country', 'name', 'mobileNumber'])
      expect(field(name).getAttribute('aria-invalid'), name).toBe('false');
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('false');
    expect(field('message').getAttribute('aria-describedby')).toBe('contact-message-hint');
  });

  test('describes a field that is wrong by what is wrong with it', () => {
    render(<Form {...props(contact)} errors={{ mobileNumber: 'mobile', message: 'required' }} />);
    expect(descriptionOf(field('mobileNumber'))).toContain(messages.errors.mobile);
    expect(field('mobileNumber').getAttribute('aria-describedby')).not.toContain('hint');
    expect(descriptionOf(field('message'))).toBe(messages.errors.required);
  });

  test('describes a number that is whole by how it will be called', async () => {
    show();
    await fill();
    await waitFor(() => expect(descriptionOf(field('mobileNumber'))).toContain('+966 50 123 4567'));
    expect(field('mobileNumber').getAttribute('aria-describedby')).not.toContain('hint');
  });

  test('takes over a page on which a visitor has typed already', async () => {
    const state: FormState = { token: 'served', values: { message: 'From the other language' } };
    const form = <Form {...props(training)} {...state} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    document.body.replaceChildren(container);
    const typed = { name: 'ab', message: 'Typed before the code came' };
    for (const [name, text] of Object.entries(typed)) (field(name) as HTMLInputElement).value = text;
    render(form, { container, hydrate: true });
    await screen.findByText(messages.errors['name-short']);
    for (const [name, text] of Object.entries(typed))
      expect((field(name) as HTMLInputElement).value).toBe(text);
  });
});

/** An answer that never comes, until whoever asks gives up. */
function never(signal: RequestInit['signal']): Promise<Response> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('Too late', 'TimeoutError'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
}

/** Every timeout of a request comes at once, when it is told to. */
function abortableTimeouts() {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return controller;
}

/** What the elements say that describe a control. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' ');
}

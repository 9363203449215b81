import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import type { FormState } from '#forms/section-states.ts';
import { useAfterPress } from '#ui/use-after-press.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { formReducer, initialModel, shownErrors } from './form-reducer.ts';
import type { FormSession } from './form-session.ts';
import { changedNames, readValues } from './form-values.ts';
import { loadSession } from './load-session.ts';
import { readSentToken, submitForm } from './submit-form.ts';
import { usePersistedForm } from './use-persisted-form.ts';

/** What is shown while somebody types should not be read out at every key. */
const typingPauseMs = 250;

/** A form's model, and the events that move it. Its code is fetched at the first touch. */
export function useForm(initial: FormState) {
  const ref = useRef<HTMLFormElement>(null);
  const [model, dispatch] = useReducer(formReducer, initial, initialModel);
  const session = useRef<Promise<FormSession>>(undefined);
  const attempt = useRef<AbortController>(undefined);
  const afterPress = useAfterPress();

  /** What fails is fetched anew at the next touch. */
  function load(): Promise<FormSession> {
    session.current ??= loadSession(ref.current);
    session.current.then(offerToken, () => {
      session.current = undefined;
    });
    return session.current;
  }

  /** The challenge's, for a form that was served without one. */
  async function offerToken(started: FormSession) {
    const token = await started.token();
    if (token) dispatch({ type: 'token-offered', token });
  }

  function revalidate(name?: string) {
    const form = ref.current;
    if (form) dispatch({ type: 'changed', values: readValues(form), name });
    session.current
      ?.then(async ({ validate }) => dispatch({ type: 'validated', errors: await validate() }))
      .catch(ignore);
  }

  const loadAndCheck = () => load().then(() => revalidate(), ignore);

  /** Text may have been typed before this code came, or put back by the browser, which fires no event. */
  const syncWithFields = useEffectEvent(() => {
    const form = ref.current;
    if (!form) return;
    const focused = document.activeElement?.getAttribute('name') ?? undefined;
    const changed = changedNames(form);
    revalidate(changed.find((name) => name === focused));
    dispatch({ type: 'touched', names: changed.filter((name) => name !== focused) });
    if (changed.length > 0 || form.contains(document.activeElement)) loadAndCheck();
  });

  useEffect(() => {
    // Back from the thanks, the same message may be sent again: under the same token it is the same one.
    const token = readSentToken();
    if (token) dispatch({ type: 'token-received', token });
    syncWithFields();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        attempt.current?.abort();
        attempt.current = undefined;
        dispatch({ type: 'restored' });
      }
      syncWithFields();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  usePersistedForm(ref, (token) => {
    if (token) dispatch({ type: 'token-received', token });
    revalidate();
  });

  async function submit(form: HTMLFormElement) {
    if (attempt.current) return;
    const current = new AbortController();
    attempt.current = current;
    const isCurrent = () => attempt.current === current;
    dispatch({ type: 'submitted' });
    const status = await submitForm({
      form,
      load,
      signal: current.signal,
      onSending: (sending) => isCurrent() && dispatch({ type: 'sending', status: sending }),
      onToken: (token) => dispatch({ type: 'token-received', token }),
    });
    if (!isCurrent()) return;
    dispatch({ type: 'settled', status, names: [...form.elements].map(nameOf) });
    if (status.state !== 'sent') attempt.current = undefined;
  }

  const events = {
    onFocus: loadAndCheck,
    onPointerDown: loadAndCheck,
    onInput: ({ target }: FormEvent) => revalidate(nameOf(target)),
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      // React calls every key in a text a change.
      if (target.matches(finalControls)) dispatch({ type: 'touched', names: [nameOf(target)] });
      revalidate();
    },
    onBlur: ({ target }: FocusEvent) => {
      const name = nameOf(target);
      afterPress(() => dispatch({ type: 'left', name }));
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
  const { status, token, values } = model;
  const debouncedValues = useDebounced(values, typingPauseMs);
  const cancel = () => attempt.current?.abort();
  const errors = shownErrors(model);
  return { ref, events, status, cancel, token, errors, currentValues: values, debouncedValues };
}

const ignore = () => undefined;

/** Controls whose change is final. */
const finalControls = 'select, [type="radio"], [type="checkbox"], [type="file"]';

function nameOf(control: EventTarget): string {
  return (control instanceof Element && control.getAttribute('name')) || '';
}

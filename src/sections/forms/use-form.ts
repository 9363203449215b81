import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FieldErrors } from '#forms/form-definition.ts';
import { entriesOf, typedNames } from './form-entries.ts';
import { type FormState, firstStatus } from './form-state.ts';
import { useFormSession } from './use-form-session.ts';
import { useSending } from './use-sending.ts';

/** Values stay in the form's fields; here is what is known of them, and what becomes of the form. */
export function useForm(first: FormState) {
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldErrors>(first.errors ?? {});
  const [now, setNow] = useState(first.values);
  const { touched, touch, change, leave } = useTouched(Object.keys(found));
  const session = useFormSession(ref, first.token);
  const sending = useSending(firstStatus(first), session, (errors) => {
    setFound(errors);
    touch(...namesOf(ref.current));
  });

  const look = () => {
    if (ref.current) setNow(unlessSame(entriesOf(ref.current)));
    session.begun()?.then(async (code) => setFound(unlessSame(await code.errors())), ignore);
  };
  const begin = () => session.begin().then(look, ignore);

  /** Text may have been typed before this code came, or put back by the browser, which fires no event. */
  const takeOver = useEffectEvent(() => {
    const form = ref.current;
    if (!form) return;
    look();
    const current = document.activeElement;
    const typed = typedNames(form);
    for (const name of typed) {
      if (name === current?.getAttribute('name')) change(name);
      else touch(name);
    }
    if (typed.length > 0 || form.contains(current)) begin();
  });
  useEffect(() => {
    takeOver();
    const onShow = () => takeOver();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const events = {
    onFocus: begin,
    onPointerDown: begin,
    onInput: ({ target }: FormEvent) => {
      change((target as HTMLInputElement).name);
      look();
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { type, name } = target as unknown as HTMLInputElement;
      // React calls every key in a text a change.
      if (chosen.includes(type)) touch(name);
      look();
    },
    onBlur: ({ target }: FocusEvent) => leave((target as unknown as HTMLInputElement).name),
    onSubmit: sending.onSubmit,
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([name]) => touched.has(name)));
  const { status, cancel } = sending;
  return { ref, events, status, cancel, token: session.token, errors, now, settled: useSettled(now) };
}

const ignore = () => undefined;

/** Keeps what is known where nothing of it has changed, so that nothing is drawn again. */
function unlessSame<FormValues extends object>(next: FormValues) {
  return (known: FormValues | undefined) =>
    known && JSON.stringify(known) === JSON.stringify(next) ? known : next;
}

/** Types of controls whose change is final. */
const chosen = ['select-one', 'radio', 'checkbox', 'file'];

function namesOf(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].map((control) => (control as HTMLInputElement).name);
}

/** Fields that were left after a change: only they show what is wrong, from then on at every key. */
function useTouched(first: Iterable<string>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(first));
  const changed = useRef(new Set<string>());
  const touch = (...names: string[]) =>
    setTouched((known) => (names.every((name) => known.has(name)) ? known : new Set([...known, ...names])));
  return {
    touched,
    touch,
    change: (name: string) => changed.current.add(name),
    leave: (name: string) => changed.current.has(name) && touch(name),
  };
}

/** What is shown while somebody types should not be read out at every key. */
const pauseMs = 250;

/** A value as it was when it last stayed the same for a moment; undefined at first. */
function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

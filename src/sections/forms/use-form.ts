import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { FormState } from '#forms/form-state.ts';
import { useAfterPress } from '#ui/use-after-press.ts';
import { saveWithHistory, useCarryOver } from './form-carry-over.ts';
import { formReducer, initialModel, shownErrors } from './form-machine.ts';
import { changedNames, nameOf } from './form-values.ts';
import { readSentToken, useFormSession, useSubmission } from './use-form-session.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** What is shown while somebody types should not be read out at every key. */
const typingPauseMs = 250;

/**
 * A form's model, and the events that move it.
 * @param openings how often its dialog was opened, for one that is not part of the page
 */
export function useForm(initial: FormState, openings?: number) {
  const ref = useRef<HTMLFormElement>(null);
  const [model, dispatch] = useReducer(formReducer, initial, initialModel);
  const { load, read, loadAndCheck } = useFormSession(ref, dispatch);
  const { submit, cancel, abandon, isLeaving } = useSubmission(load, dispatch);
  const afterPress = useAfterPress();
  const debouncedValues = useDebounced(model.values, typingPauseMs);
  const number = useDebounced(model.number, typingPauseMs);

  useEffect(() => {
    // Back from the thanks, the same submission may be sent again: under the same token it is the same one.
    const token = readSentToken();
    if (token) dispatch({ type: 'token-received', token });
  }, []);

  usePageShow((isBroughtBack) => {
    const form = ref.current;
    if (!form) return;
    if (isBroughtBack) abandon();
    // Text may have been typed before this code came, or put back by the browser, which fires no event.
    const focused = document.activeElement?.getAttribute('name') ?? undefined;
    const changed = changedNames(form);
    read(changed.find((name) => name === focused));
    dispatch({ type: 'touched', names: changed.filter((name) => name !== focused) });
    if (changed.length > 0 || form.contains(document.activeElement)) loadAndCheck();
  });

  useCarryOver(ref, (token) => {
    if (token) dispatch({ type: 'token-received', token });
    loadAndCheck();
  });

  useLeaveQuestion(ref, isLeaving, model.dirty.size + model.touched.size > 0);

  // The token's time counts from the opening of a dialog.
  const onOpen = useEffectEvent(() => loadAndCheck());
  useEffect(() => {
    if (openings) onOpen();
  }, [openings]);
  useEffect(() => {
    if (openings && ref.current && debouncedValues) saveWithHistory(ref.current);
  }, [openings, debouncedValues]);

  const events = {
    onFocus: () => loadAndCheck(),
    onPointerDown: () => loadAndCheck(),
    onInput: ({ target }: FormEvent) => loadAndCheck(nameOf(target)),
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      // React calls every key in a text a change.
      if (target.matches(finalControls)) dispatch({ type: 'touched', names: [nameOf(target)] });
      loadAndCheck();
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
  const { status, token, values: currentValues } = model;
  return {
    ref,
    events,
    status,
    cancel,
    token,
    errors: shownErrors(model),
    number,
    currentValues,
    debouncedValues,
  };
}

/** Runs an action as this code begins, and whenever the browser shows the page, maybe as it was left. */
function usePageShow(action: (isBroughtBack: boolean) => void) {
  const onShow = useEffectEvent(action);
  useEffect(() => {
    onShow(false);
    const listener = ({ persisted }: PageTransitionEvent) => onShow(persisted);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}

/** Controls whose change is final. */
const finalControls = 'select, [type="radio"], [type="checkbox"], [type="file"]';

/** A value as it was when it last stayed the same for so long; undefined at first. */
function useDebounced<Value>(value: Value, delayMs: number): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(setDebounced, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

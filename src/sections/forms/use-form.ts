import {
  type ChangeEvent,
  type Dispatch,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-states.ts';
import { saveWithHistory, useCarryOver } from './form-carry-over.ts';
import { type FormAction, formReducer, initialReducerState, shownErrors } from './form-reducer.ts';
import { changedNames, nameOf, readSentToken } from './form-values.ts';
import { useFormSession } from './use-form-session.ts';
import { useLeaveConfirmation } from './use-leave-confirmation.ts';
import { useSubmitAttempt } from './use-submit-attempt.ts';

/** Without this pause screen readers would read at every key. */
const typingPauseMs = 250;

/** Returns a form's state and event handlers. `openings`: how often its dialog was opened, for a form in a dialog. */
export function useForm(initial: FormState, openings?: number) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, initial, initialReducerState);
  const { load, read, loadAndValidate, leave } = useFormSession(ref, dispatch);
  const { submit, cancel, abandon, isLeaving } = useSubmitAttempt(load, dispatch);
  const debouncedValues = useDebounced(state.values, typingPauseMs);
  const mobileNumber = useDebounced(state.mobileNumber, typingPauseMs);

  useEffect(() => {
    // After Back from the sent page, the same token makes it the same submission again.
    const token = readSentToken();
    if (token) dispatch({ type: 'token-received', token });
  }, []);

  usePageShow((isBroughtBack) => {
    const form = ref.current;
    if (!form) return;
    if (isBroughtBack) abandon();
    // Text may have been typed before hydration, or restored by the browser without an event.
    const focused = document.activeElement?.getAttribute('name') ?? undefined;
    const changed = changedNames(form);
    read(changed.find((name) => name === focused));
    dispatch({ type: 'touched', names: changed.filter((name) => name !== focused) });
    if (changed.length > 0 || form.contains(document.activeElement)) loadAndValidate();
  });

  useCarryOver(ref, (token) => {
    if (token) dispatch({ type: 'token-received', token });
    loadAndValidate();
  });

  useLeaveConfirmation(ref, isLeaving, state.dirty.size + state.touched.size > 0);

  useDialogOpening(ref, openings, debouncedValues, loadAndValidate);

  const events = formEvents(dispatch, loadAndValidate, leave, submit);
  const { status, token, values: currentValues } = state;
  return {
    ref,
    events,
    status,
    cancel,
    token,
    errors: shownErrors(state),
    mobileNumber,
    currentValues,
    debouncedValues,
  };
}

/** Loads the form's code whenever its dialog opens, because a dialog's token is timed from its opening. */
function useDialogOpening(
  form: RefObject<HTMLFormElement | null>,
  openings: number | undefined,
  debouncedValues: FormValues | undefined,
  loadAndValidate: () => void,
) {
  const onOpen = useEffectEvent(() => loadAndValidate());
  useEffect(() => {
    if (openings) onOpen();
  }, [openings]);
  useEffect(() => {
    if (openings && form.current && debouncedValues) saveWithHistory(form.current);
  }, [form, openings, debouncedValues]);
}

function formEvents(
  dispatch: Dispatch<FormAction>,
  loadAndValidate: (name?: string) => void,
  leave: (name: string) => void,
  submit: (form: HTMLFormElement) => Promise<void>,
) {
  return {
    onFocus: () => loadAndValidate(),
    onPointerDown: () => loadAndValidate(),
    onInput: ({ target }: FormEvent) => loadAndValidate(nameOf(target)),
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      // React fires `change` for every key.
      if (target.matches(finalControls)) dispatch({ type: 'touched', names: [nameOf(target)] });
      loadAndValidate();
    },
    onBlur: ({ target }: FocusEvent) => leave(nameOf(target)),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** Controls whose `change` event is final. */
const finalControls = 'select, [type="radio"], [type="checkbox"], [type="file"]';

/** Runs an action at hydration and whenever the browser shows the page again. */
function usePageShow(action: (isBroughtBack: boolean) => void) {
  const onShow = useEffectEvent(action);
  useEffect(() => {
    onShow(false);
    const listener = ({ persisted }: PageTransitionEvent) => onShow(persisted);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}

function useDebounced<Value>(value: Value, delayMs: number): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(setDebounced, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

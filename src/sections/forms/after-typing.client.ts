/** Milliseconds: what is shown while somebody types should not be read out at every key. */
const pause = 250;

/** The action, once for a form when the typing pauses. */
export function afterTyping(action: (form: HTMLFormElement) => void): (form: HTMLFormElement) => void {
  const timers = new WeakMap<HTMLFormElement, number>();
  return (form) => {
    clearTimeout(timers.get(form));
    timers.set(
      form,
      window.setTimeout(() => action(form), pause),
    );
  };
}

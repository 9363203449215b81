import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The visitor's time, anew as each minute begins; none where the page is built. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const time = new Date();
      setNow(time);
      timer = window.setTimeout(tick, minuteMs - (time.getTime() % minuteMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  return now;
}

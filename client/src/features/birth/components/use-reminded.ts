import { useEffect, useRef } from 'react';

/**
 * A ref for the control that takes the focus each time the count grows.
 * @param reminders 0 before the first time
 */
export function useReminded<E extends HTMLElement>(reminders: number) {
  const control = useRef<E>(null);
  useEffect(() => {
    if (reminders > 0) control.current?.focus();
  }, [reminders]);
  return control;
}

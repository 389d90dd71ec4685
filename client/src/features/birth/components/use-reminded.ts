import { useEffect, useRef } from 'react';

/**
 * A ref for the control that is focused each time the count grows.
 * @param reminders initially 0
 */
export function useReminded<E extends HTMLElement>(reminders: number) {
  const control = useRef<E>(null);
  useEffect(() => {
    if (reminders > 0) control.current?.focus();
  }, [reminders]);
  return control;
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';

export interface PersonBoxProps {
  number: number;
  /** As typed so far. */
  name: string;
  /** The person was just added, and gets the focus. */
  takesFocus: boolean;
  /** Undefined when no more people can be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One person of the team being entered. */
export function PersonBox(props: PersonBoxProps) {
  const { number, name, takesFocus, onRemove, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const shown = name.trim();
  const title = shown === '' ? `Person ${number}` : `Person ${number}: ${shown}`;
  return (
    <Card as="li" padding="lg">
      <fieldset aria-labelledby={id} className="grid min-w-0 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 ref={heading} id={id} tabIndex={-1} className="min-w-0 font-medium wrap-anywhere">
            {title}
          </h3>
          {onRemove && (
            <Button variant="quiet" size="sm" onClick={onRemove}>
              Remove <span className="sr-only">{shown || `person ${number}`}</span>
            </Button>
          )}
        </div>
        {children}
      </fieldset>
    </Card>
  );
}

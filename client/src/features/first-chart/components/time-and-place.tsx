import { type Ref, useId, useState } from 'react';
import { Input } from '#client/components/ui/input.tsx';
import { Label } from '#client/components/ui/label.tsx';

interface TimeAndPlaceProps {
  timeField: Ref<HTMLInputElement>;
  time: string;
  place: string;
  onTime: (time: string) => void;
  onPlace: (place: string) => void;
}

/** Optional: without them the chart is drawn for noon on the reader's own clock. */
export function TimeAndPlace(props: TimeAndPlaceProps) {
  const { timeField, time, place, onTime, onPlace } = props;
  const [cities, setCities] = useState<readonly string[]>([]);
  /** "Chicago time", which is meant without a city. */
  const [ownClock, setOwnClock] = useState<string | null>(null);
  const id = useId();

  async function offerCities() {
    if (cities.length > 0) return;
    // Suggestions only: a failure leaves a plain field.
    const clock = await import('../clock.ts').catch(() => undefined);
    if (!clock) return;
    setCities(clock.zoneCities());
    setOwnClock(clock.readersClock().words);
  }

  return (
    <details className="group mt-1" onToggle={() => void offerCities()}>
      <summary className="-my-1 inline-flex min-h-11 items-center text-link text-sm">
        Add time and place for an exact chart
      </summary>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5 pt-1">
        <Label htmlFor={`${id}-time`}>Time</Label>
        <Label htmlFor={`${id}-place`}>City</Label>
        <Input
          ref={timeField}
          id={`${id}-time`}
          type="time"
          value={time}
          onChange={(event) => onTime(event.target.value)}
        />
        <Input
          id={`${id}-place`}
          list={`${id}-cities`}
          value={place}
          maxLength={80}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onPlace(event.target.value)}
        />
        <p id={`${id}-hint`} className="col-span-2 text-sm text-muted">
          {ownClock === null ? 'The' : `Without a city, we use ${ownClock}. The`} nearest city in
          the list sets the clock. After you sign in, you can search every town.
        </p>
        <datalist id={`${id}-cities`}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      </div>
    </details>
  );
}

import { type FormEvent, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { useStartTeam } from '../api.ts';
import { LevelChoice } from './level-choice.tsx';

interface StartTeamProps {
  accountId: string;
  /** Whether the person has marked a chart as their own. */
  hasOwnChart: boolean;
  onStarted: (teamId: string) => void;
}

const NO_NAME = 'Team name is required';
const NO_LEVEL = 'Choose how much your team may see.';

/** Names a team whose people are invited; the person who names it may be the first of them. */
export function StartTeam({ accountId, hasOwnChart, onStarted }: StartTeamProps) {
  const [name, setName] = useState('');
  const [isMember, setIsMember] = useState(hasOwnChart);
  const [level, setLevel] = useState<VisibilityLevel | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const start = useStartTeam(accountId);
  const isLevelMissing = isMember && level === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (start.isPending || name.trim() === '' || isLevelMissing) return;
    start.mutate(
      { name, level: isMember ? level : null },
      { onSuccess: ({ id }) => onStarted(id) },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-reading gap-6">
      <p className="text-muted">
        Name the team, then send a link. Everyone enters their own birth details and chooses how
        much the team sees. Inviting takes no seats.
      </p>
      <Field label="Team name" error={isAsked && name.trim() === '' && NO_NAME}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={255} />
      </Field>
      {hasOwnChart && (
        <Switch
          label="Add me, with my own chart"
          checked={isMember}
          onChange={(event) => setIsMember(event.target.checked)}
        />
      )}
      {isMember && (
        <LevelChoice
          level={level}
          onChoose={setLevel}
          error={isAsked && isLevelMissing && NO_LEVEL}
        />
      )}
      {start.isError && (
        <Notice tone="danger" role="alert">
          {messageOf(start.error, 'We couldn’t create the team. Please try again.')}
        </Notice>
      )}
      <div>
        <Button type="submit" pending={start.isPending} pendingLabel="Creating...">
          Create team and invite people
        </Button>
      </div>
    </form>
  );
}

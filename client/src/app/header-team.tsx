import { useLocation } from 'wouter';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { useChooseTeam } from '#client/features/workplace/api.ts';
import { useWorkplace } from '#client/features/workplace/use-workplace.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';

/** The current team with a selector, for people with team access. */
export function HeaderTeam({ user }: { user: CurrentUser }) {
  const [, navigate] = useLocation();
  const { teams, teamId, teamName, failure } = useWorkplace(user);
  const { mutate: choose } = useChooseTeam();
  if (failure) {
    return (
      <Button
        variant="quiet"
        size="sm"
        onClick={failure.retry}
        title="Try loading your teams again"
      >
        Teams unavailable. Try again
      </Button>
    );
  }
  if (teams.length === 0 && teamId === null) return null;
  const isListed = teamId === null || teams.some(({ id }) => id === teamId);

  function open(id: string) {
    navigate(paths.team.pattern);
    choose(id, { onError: (error) => toastFailure(error, 'Failed to fetch team data') });
  }

  return (
    <Select
      aria-label="Team"
      value={teamId ?? ''}
      onChange={({ target }) => open(target.value)}
      className="lg:max-w-44"
    >
      {teamId === null && (
        <option value="" disabled>
          Choose a team
        </option>
      )}
      {!isListed && <option value={teamId}>{teamName ?? 'Most Recent Team'}</option>}
      {teams.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

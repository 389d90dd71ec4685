import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { masterPrompts } from '#client/features/prompts/api.ts';
import { PromptsEditor } from '#client/features/prompts/components/prompts-editor.tsx';

/** The prompts of both coaches, besides the fixed rules. For master admins. */
export function MasterPromptsPage() {
  const prompts = useQuery(masterPrompts);
  return (
    <PageContainer width="reading">
      <PageHeading lead="Instructions for both coaches, on top of the built-in rules: chart facts only, no professional advice.">
        Master Prompts
      </PageHeading>
      {prompts.isPending && (
        <SkeletonGroup label="Loading the prompts" className="grid gap-7">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
      {prompts.isError && (
        <LoadFailure
          query={prompts}
          title="Unable to load the prompts"
          fallback="Something went wrong. Please try again."
        />
      )}
      {prompts.isSuccess && <PromptsEditor prompts={prompts.data} />}
    </PageContainer>
  );
}

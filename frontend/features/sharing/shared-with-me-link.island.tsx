import { useQuery } from '@tanstack/react-query';
import { sharingOverviewQuery } from '#frontend/api/sharing.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';

/** A quiet way to the goals of others, where there are any. */
export function SharedWithMeLink() {
  const { data } = useQuery(sharingOverviewQuery);
  const count = data?.sharedWithMe ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <TextLink href={PATHS.shared}>
        {count === 1 ? 'One goal is shared with you' : `${count} goals are shared with you`}
      </TextLink>
    </p>
  );
}

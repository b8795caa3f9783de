import { useQuery } from '@tanstack/react-query';
import { latestAssessmentQuery } from '#frontend/api/mindset.ts';
import { profileQuery } from '#frontend/api/profile.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { joinedNames } from '#frontend/lib/words/joined-names.rules.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { AcornDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { GrowthProfile } from '#schema/contracts/mindset.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import {
  type CategoryScores,
  categoryScores,
  levelWith,
} from '#schema/rules/mindset/mindset-scores.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './growth-profile.module.css';
import { ProfileFigure } from './profile-figure.tsx';
import { ProfileHistory } from './profile-history.tsx';
import { areaName, firstSentence, profileTypeWords } from './profile-words.rules.ts';
import { RecommendedActions } from './recommended-actions.tsx';

export function GrowthProfilePanel() {
  const { data: profile, isPending, error, refetch, isFetching } = useQuery(profileQuery);

  if (isPending) return <Skeleton shape="form" />;
  return (
    <section className={styles.panel} aria-labelledby="growth-profile">
      <h2 id="growth-profile" className={styles.title}>
        Your growth profile
      </h2>
      {profile ? (
        <Profile profile={profile} />
      ) : profile === null ? (
        <EmptyState
          drawing={<AcornDrawing size={80} />}
          action={<ButtonLink href={PATHS.quiz}>Start Assessment</ButtonLink>}
        >
          Complete a mindset assessment to see your personalized growth profile
        </EmptyState>
      ) : (
        <Notice
          kind="error"
          title="Failed to fetch profile"
          action={
            <Button pending={isFetching} onClick={() => refetch()}>
              Try Again
            </Button>
          }
        >
          <p>{errorMessage(error, 'Something went wrong on the way.')}</p>
          <p>Your results are safe.</p>
        </Notice>
      )}
    </section>
  );
}

function Profile({ profile }: { profile: GrowthProfile }) {
  const { label, description, whyThis } = profileTypeWords(profile.profileType);
  const { opening, more } = firstSentence(description ?? '');
  const { data: latest } = useQuery(latestAssessmentQuery);
  const scores = latest && categoryScores(latest);
  return (
    <div className={styles.profile}>
      <div className={styles.type}>
        <p className={styles.name}>
          <span className={styles.badge}>{label}</span> a name for these answers, not for you
        </p>
        {description && <p className={styles.description}>{opening}</p>}
        {(more || whyThis) && (
          <div className={styles.why}>
            <Disclosure summary="More about this profile">
              {more && <p>{more}</p>}
              {whyThis && <p>{whyThis}</p>}
            </Disclosure>
          </div>
        )}
        <dl className={styles.areas}>
          <Area name="Primary Focus" area={profile.primaryWeakness} scores={scores} />
          {profile.secondaryWeakness && (
            <Area name="Secondary Focus" area={profile.secondaryWeakness} scores={scores} />
          )}
          <Area name="Strength Area" area={profile.strengthArea} scores={scores} />
        </dl>
      </div>

      <div className={styles.figures}>
        <ProfileFigure
          name="Confidence Level"
          fraction={profile.confidenceLevel}
          meaning="How sure this reading is: it grows when answers within an area agree, and with every assessment. Answers at random earn 0%."
        />
        <ProfileFigure
          name="Progress Velocity"
          fraction={profile.progressVelocity}
          meaning="Where your overall score is heading. 50% means steady, more means up, less means down."
        />
        <ProfileFigure
          name="Engagement Score"
          fraction={profile.engagementScore}
          meaning="How many of the last fourteen days you did something here. Rest days aren’t held against you."
        />
      </div>

      <RecommendedActions />
      <ProfileHistory entries={profile.profileHistory} />
    </div>
  );
}

type AreaProps = { name: string; area: string; scores: CategoryScores | undefined };

/** One area; where others scored the same, they are named with it. */
function Area({ name, area, scores }: AreaProps) {
  const level = scores && isCategory(area) ? levelWith(area, scores) : [];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {areaName(area)}
        {level.length > 0 && (
          <span className={styles.level}> level with {joinedNames(level.map(areaName))}</span>
        )}
      </dd>
    </div>
  );
}

const isCategory = (area: string): area is MindsetCategory =>
  MINDSET_CATEGORIES.some((category) => category === area);

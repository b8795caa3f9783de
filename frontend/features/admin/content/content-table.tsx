import tableStyles from '#frontend/features/admin/table.module.css';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { ContentSummary } from '#schema/contracts/admin/content-edits.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './content-list.module.css';
import { draftStateWords } from './content-words.rules.ts';

export function ContentTable({ content }: { content: ContentSummary[] }) {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">State</th>
          <th scope="col" className={tableStyles.wide}>
            Changed
          </th>
        </tr>
      </thead>
      <tbody>
        {content.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ one }: { one: ContentSummary }) {
  const { kind, id, title, place, unitType, editedAt, editedBy, hasDraft } = one;
  const state = draftStateWords(one);
  const under = [place, unitType].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        <span className={styles.title}>
          <TextLink href={urlTo(PATHS.adminEdit, { kind, id })}>{title}</TextLink>
        </span>
        {under && <p className={tableStyles.under}>{under}</p>}
      </th>
      <td>
        {state ? (
          <span className={tableStyles.badge} data-strong={hasDraft ? '' : undefined}>
            {state}
          </span>
        ) : (
          <span className={tableStyles.quiet}>As written</span>
        )}
      </td>
      <td className={`${tableStyles.quiet} ${tableStyles.wide}`}>
        {editedAt && (
          <>
            <time dateTime={editedAt}>{dayWords(editedAt)}</time>
            {editedBy && `, ${editedBy}`}
          </>
        )}
      </td>
    </tr>
  );
}

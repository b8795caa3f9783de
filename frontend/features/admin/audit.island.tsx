import { useLocation } from 'wouter';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Select } from '#frontend/ui/controls/field.tsx';
import type { AuditAction } from '#schema/contracts/admin/admin.ts';
import { AUDIT_ACTIONS } from '#schema/contracts/enums.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './audit-events.module.css';
import { AuditEvents } from './audit-events.tsx';
import { ACTION_NAMES } from './audit-words.rules.ts';

/** The whole trail, or one kind of event. The address keeps which. */
export function Audit() {
  const asked = new URLSearchParams(useSearch()).get('action');
  const [, navigate] = useLocation();
  const action = AUDIT_ACTIONS.find((one) => one === asked);
  const choose = (value: string) =>
    navigate(value ? `${PATHS.adminAudit}?action=${value}` : PATHS.adminAudit, { replace: true });
  return (
    <>
      <div className={styles.filter}>
        <Select label="Show" value={action ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">Everything</option>
          {AUDIT_ACTIONS.map((name: AuditAction) => (
            <option key={name} value={name}>
              {ACTION_NAMES[name]}
            </option>
          ))}
        </Select>
      </div>
      <AuditEvents key={action} filter={{ action }} none="Nothing of this kind was done so far." />
    </>
  );
}

import { PLANS } from '@elucida/contract/limits';
import { CheckBox } from '../../ui/check-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAdminText } from './admin-text.ts';
import type { Filter } from './filter-users.ts';
import { PLAN_NAMES } from './plan-names.ts';

/** Search, plan, and three narrowings. */
export function UserFilters({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (filter: Filter) => void;
}) {
  const { users: text } = useAdminText();
  return (
    <div className="grid items-end gap-4 md:grid-cols-[minmax(0,20rem)_12rem_1fr]">
      <TextField
        label={text.search}
        type="search"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <div className="field">
        <label className="field-label" htmlFor="plan-filter">
          {text.plan}
        </label>
        <select
          id="plan-filter"
          className="input"
          value={filter.plan}
          onChange={(event) => onChange({ ...filter, plan: event.target.value as Filter['plan'] })}
        >
          <option value="all">{text.allPlans}</option>
          {PLANS.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_NAMES[plan]}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 pb-1.5">
        {(['onlyAdmins', 'onlyWhitelisted', 'onlyUnverified'] as const).map((key) => (
          <CheckBox
            key={key}
            checked={filter[key]}
            onChange={(on) => onChange({ ...filter, [key]: on })}
          >
            {text[key]}
          </CheckBox>
        ))}
      </div>
    </div>
  );
}

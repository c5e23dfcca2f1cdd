import {
  auditActs,
  auditActsOf,
  auditEntities,
  auditLookUps,
  entityOfAct,
  findAuditEntity,
} from '@estrada/domain/audit/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { useActName } from '@estrada/web/names/acts/use-act-name.ts';
import { choiceField, dayField, textField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter, DayFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Switch } from '@mantine/core';
import { strings } from './strings.ts';
import { useEntityName } from './use-entity-name.ts';

const fields = {
  actor: textField('usuario'),
  entity: choiceField('registro', auditEntities),
  entityId: textField('id'),
  action: choiceField('acao', auditActs),
  from: dayField('de'),
  until: dayField('ate'),
};

/** Next to the filters, not among them: it shows more entries, and clearing the filters does not reset it. */
const lookUps = { shown: choiceField('consultas', ['sim']) };

/** The filters of the trail, and whether it shows read-only actions. */
export function useTrailFilters() {
  const filters = useFilters(fields);
  const { values, change } = useFilters(lookUps);
  return {
    ...filters,
    showsLookUps: values.shown !== '',
    showLookUps: (isShown: boolean) => change({ shown: isShown ? 'sim' : '' }),
  };
}
type TrailFilters = ReturnType<typeof useTrailFilters>;

/** The filters as the server's query; an incomplete pair is omitted. */
export function queryOf({ values, showsLookUps }: Pick<TrailFilters, 'values' | 'showsLookUps'>) {
  const { actor, entity, entityId, action, from, until } = values;
  return {
    hideLookUps: showsLookUps || isAboutLookUps(values) ? undefined : ('true' as const),
    actor: actor || undefined,
    entity: entity || undefined,
    entityId: (entity && entityId) || undefined,
    action: action || undefined,
    initialDate: from || undefined,
    finalDate: isReversed(from, until) ? undefined : until || undefined,
  };
}

/** Choosing a lookup action, or a kind of record that has only lookups, shows lookups. */
function isAboutLookUps({ action, entity }: Pick<TrailFilters['values'], 'action' | 'entity'>): boolean {
  const isLookUp = (act: string) => auditLookUps.some((known) => known === act);
  const kind = findAuditEntity(entity);
  return isLookUp(action) || (kind !== undefined && auditActsOf(kind).every(isLookUp));
}

const isReversed = (from: string, until: string) => from !== '' && until !== '' && until < from;

/** The filter fields of the trail. */
export function TrailFilterFields({ values, change, showsLookUps, showLookUps }: TrailFilters) {
  const t = useStrings(strings);
  const actName = useActName();
  const entityName = useEntityName();
  const { language } = useLanguage();
  const kind = findAuditEntity(values.entity);
  const acts = kind ? auditActsOf(kind) : auditActs;
  // the same action name is used for many kinds: once the kind is chosen the short name is enough
  const sayAct = (act: string) => {
    const befalls = kind ? undefined : entityOfAct(act);
    return befalls ? `${entityName(befalls)} · ${actName(act)}` : actName(act);
  };
  return (
    <>
      <SearchField
        label={t('filter.actor')}
        hint={t('filter.actorHint')}
        value={values.actor}
        onChange={(actor) => change({ actor })}
      />
      <ChoiceFilter
        label={t('filter.entity')}
        options={auditEntities.map((value) => ({ value, label: entityName(value) }))}
        value={values.entity}
        // the record and the action belong to one kind, so they are cleared
        onChange={(entity) => change({ entity, entityId: '', action: '' })}
      />
      {kind ? (
        <SearchField
          label={t('filter.entityId')}
          hint={t('filter.entityIdHint')}
          value={values.entityId}
          onChange={(entityId) => change({ entityId })}
        />
      ) : null}
      <ChoiceFilter
        label={t('filter.action')}
        options={acts.map((value) => ({ value, label: sayAct(value) }))}
        value={values.action}
        onChange={(action) => change({ action })}
      />
      <DayFilter label={t('filter.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter
        label={t('filter.until')}
        value={values.until}
        error={isReversed(values.from, values.until) ? renderMessage('date.beforeStart', language) : undefined}
        onChange={(until) => change({ until })}
      />
      {isAboutLookUps(values) ? null : (
        <Switch
          className="audit-look-ups"
          label={t('showLookUps')}
          checked={showsLookUps}
          onChange={(event) => showLookUps(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

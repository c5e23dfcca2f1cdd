import './insurance.css';
import { insurerOf, insurerTitle } from '@estrada/domain/insurance/index';
import { type InsuranceCode, insuranceCodes } from '@estrada/domain/products/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { DocumentInput, PageHeading } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useCall } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Group, Radio, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { inAddress } from './addresses.ts';
import { strings } from './strings.ts';

type Option = ResponseOf<Endpoints['readSeparatePurchase']>['insurances'][number];

/** The first step: which insurance, for which sale or client. */
export function StartPage() {
  const t = useStrings(strings);
  const products = useCall('readSeparatePurchase', {});
  return (
    <>
      <Anchor component={Link} to={paths.insurances} size="sm" className="insurance-back">
        {t('back')}
      </Anchor>
      <PageHeading title={t('start.title')} />
      <Loaded query={products} label={t('start.loading')}>
        {({ insurances }) => <StartForm options={insurances} />}
      </Loaded>
    </>
  );
}

/** A product with the insurer that can contract it. */
function contractable(options: readonly Option[]) {
  return options.flatMap(({ code, provider, name }) => {
    const insurer = provider && insurerOf(provider, code);
    const isProduct = (insuranceCodes as readonly string[]).includes(code);
    return insurer && isProduct ? [{ key: `${code} ${insurer}`, code: code as InsuranceCode, insurer, name }] : [];
  });
}

function StartForm({ options }: { options: readonly Option[] }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const cache = useCacheAnswer();
  const { activeDealer } = useSignedIn();
  const asked = useSearchParams()[0].get(inAddress.proposal);
  const products = contractable(options);
  const [key, setKey] = useState<string | null>(products.length === 1 ? products[0]!.key : null);
  const [proposalId, setProposal] = useState(asked);
  const [saleType, setSaleType] = useState<'AVULSA' | 'FINANCED'>('AVULSA');
  const [document, setDocument] = useState('');
  const [dealerId, setDealer] = useState<string | null>(null);
  const begin = useAct('beginInsurance', { reload: ['listInsurances'], alert: true });
  const product = products.find((one) => one.key === key);

  async function start(): Promise<void> {
    if (!product) return;
    const record = await begin.run({
      params: { type: product.code, provider: product.insurer },
      query: dealerId ? { dealerId } : {},
      body: {
        saleType: proposalId ? saleType : 'AVULSA',
        ...(proposalId ? { saleProposalId: proposalId } : {}),
        ...(proposalId || document === '' ? {} : { clientDocument: document }),
      },
    });
    cache('readInsurance', { params: { id: record.id } }, record);
    await navigate(paths.insurance(record.id), { replace: true });
  }

  if (products.length === 0) return <Text>{t('start.none')}</Text>;
  return (
    <form
      noValidate
      className="insurance-start"
      onSubmit={(event) => {
        event.preventDefault();
        // the banner shows a refusal
        void start().catch(() => undefined);
      }}
    >
      <Stack gap="lg">
        {activeDealer ? (
          <Text>{t('start.dealer', { name: activeDealer.tradingName })}</Text>
        ) : (
          <DealerSelect value={dealerId} onChange={setDealer} />
        )}
        <Radio.Group label={t('start.product')} required value={key} onChange={setKey}>
          <Stack gap="xs" mt="xs">
            {products.map(({ key: value, name, insurer }) => (
              <Radio
                key={value}
                value={value}
                label={t('start.productOf', { product: name, provider: insurerTitle(insurer) })}
              />
            ))}
          </Stack>
        </Radio.Group>
        <ProposalSelect value={proposalId} onChange={setProposal} />
        {proposalId ? (
          <Radio.Group
            label={t('start.sale')}
            value={saleType}
            onChange={(chosen) => setSaleType(chosen === 'FINANCED' ? 'FINANCED' : 'AVULSA')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="AVULSA" label={t('start.sale.AVULSA')} />
              <Radio value="FINANCED" label={t('start.sale.FINANCED')} />
            </Stack>
          </Radio.Group>
        ) : (
          <DocumentInput
            label={t('start.document')}
            description={t('start.documentHint')}
            value={document}
            onChange={setDocument}
          />
        )}
        <Group>
          <Button type="submit" loading={begin.isBusy} disabled={!product || (!activeDealer && dealerId === null)}>
            {t('start.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Searches the sales proposals that the user sees. */
function ProposalSelect({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useStrings(strings);
  const mayList = useMayCall('listProposals');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const known = useCall(
    'readProposal',
    mayList && value !== null && chosen === null ? { params: { id: value } } : null,
  );
  const list = useCall(
    'listProposals',
    mayList && search.length >= 3 && search !== chosen?.label ? { body: { search, size: 10 } } : null,
  );
  if (!mayList) return null;
  const found = (list.data?.items ?? []).map(({ id, number, clientName }) => ({
    value: id,
    label: t('start.proposalOf', { number, client: clientName }),
  }));
  const asked = known.data ? { value: known.data.id, label: known.data.number } : null;
  const first = chosen ?? asked;
  const options = first && !found.some((one) => one.value === first.value) ? [first, ...found] : found;
  return (
    <Select
      label={t('start.proposal')}
      description={t('start.proposalHint')}
      placeholder={t('start.proposalSearch')}
      data={options}
      value={value}
      searchable
      clearable
      onSearchChange={setTyped}
      // the server has searched already
      filter={({ options: all }) => all}
      nothingFoundMessage={t('start.proposalNone')}
      onChange={(next) => {
        setChosen(options.find((one) => one.value === next) ?? null);
        onChange(next);
      }}
    />
  );
}

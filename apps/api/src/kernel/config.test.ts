import { describe, expect, it } from 'vitest';
import { ConfigError, mailUrl, partnerUrl, readConfig } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused');
};

describe('configuration', () => {
  it('requires nothing: every variable has a default or is optional', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './.data', LOG_LEVEL: 'info' });
    expect(readConfig({}).DATABASE_URL).toBeUndefined();
  });

  it('parses numbers, flags and lists, and treats an empty value as absent', () => {
    const config = readConfig({ PORT: '8080', DEMO: '0', MODULES: ' esign, ,taxUsed ', LOG_LEVEL: '', OTHER: 'x' });
    expect([config.PORT, config.DEMO, config.MODULES, config.LOG_LEVEL]).toEqual([
      8080,
      false,
      ['esign', 'taxUsed'],
      'info',
    ]);
    expect(config).not.toHaveProperty('OTHER');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_POOL', '1'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['CREDIT_BUREAU_URL', 'javascript:alert(1)'],
    ['PARTNER_TIMEOUT_MS', '5'],
    ['CLAMD_URL', 'http://scanner:3310'],
    ['CLAMD_URL', 'tcp://'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence that names variable and value', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}="${value}"`);
    expect(message).toMatch(/^The configuration is not usable \(see docs\/configuration\.md\): [^\n]+$/);
  });

  it('requires the public address where other machines reach this one', () => {
    const open: Record<string, string>[] = [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '10.0.0.1' }];
    for (const env of open) {
      expect(refusal(env)).toContain('PUBLIC_URL: required outside this machine');
      expect(readConfig({ ...env, PUBLIC_URL: 'https://portal.example' }).PUBLIC_URL).toBe('https://portal.example');
    }
    expect(readConfig({ HOST: 'localhost' }).PUBLIC_URL).toBeUndefined();
  });

  it.each([
    ['DATABASE_URL', 'mysql://estrada:hunter2-hunter2@db/estrada'],
    ['TOKEN_SECRET', 'hunter2-hunter2'],
    ['AUDIT_KEY', `${'a'.repeat(32)},hunter2-hunter2`],
    ['SMTP_URL', 'http://estrada:hunter2-hunter2@mail'],
  ])('names %s but never shows its secret value', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}: `);
    expect(message).not.toContain('hunter2');
  });

  it('names every wrong variable at once', () => {
    const message = refusal({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' });
    for (const name of ['PORT', 'DEMO', 'LOG_LEVEL']) expect(message).toContain(name);
  });

  it('accepts only whole origins as login redirect targets', () => {
    const config = readConfig({ LOGIN_REDIRECT_ORIGINS: 'https://sso.example, https://id.example:8443' });
    expect(config.LOGIN_REDIRECT_ORIGINS).toEqual(['https://sso.example', 'https://id.example:8443']);
    for (const list of ['sso.example', 'javascript:alert(1)', 'https://sso.example/entrar', 'https://sso.example/'])
      expect(refusal({ LOGIN_REDIRECT_ORIGINS: list })).toContain('LOGIN_REDIRECT_ORIGINS');
  });

  describe('the identity provider', () => {
    const client = { OIDC_CLIENT_ID: 'estrada', OIDC_CLIENT_SECRET: 'hunter2-hunter2' };

    it('requires an address that cannot be intercepted', () => {
      for (const OIDC_ISSUER of ['https://sso.example', 'https://sso.example/realms/a', 'http://localhost:3100/x'])
        expect(readConfig({ OIDC_ISSUER, ...client }).OIDC_ISSUER).toBe(OIDC_ISSUER);
      for (const OIDC_ISSUER of [
        'http://sso.example',
        'sso.example',
        'https://u:p@sso.example',
        'https://sso.example/?x=1',
        'https://sso.example/#x',
      ])
        expect(refusal({ OIDC_ISSUER, ...client })).toContain(`OIDC_ISSUER="${OIDC_ISSUER}"`);
    });

    it('requires related variables, as a bucket requires its own keys and the file keys', () => {
      const message = refusal({ FILES_BUCKET: 'estrada-files', FILES_KEY_ID: 'id' });
      expect(message).toContain('FILES_SECRET: required with FILES_BUCKET; FILE_KEYS: required with FILES_BUCKET');
    });

    it('requires client id and client secret', () => {
      const message = refusal({ OIDC_ISSUER: 'https://sso.example', OIDC_CLIENT_SECRET: 'hunter2-hunter2' });
      expect(message).toContain('OIDC_CLIENT_ID: required with OIDC_ISSUER');
      expect(message).not.toContain('hunter2');
      expect(refusal({ OIDC_ISSUER: 'https://sso.example' })).toContain('OIDC_CLIENT_SECRET: required');
      expect(readConfig(client).OIDC_ISSUER).toBeUndefined();
    });
  });

  describe('the allowed frame origins', () => {
    it('are empty by default; for insurers a list of exact origins without duplicates', () => {
      const name = 'INSURER_FRAME_ORIGINS';
      expect(readConfig({})[name]).toEqual([]);
      const list = 'https://plans.example, https://a-b.plans.example:8443,,http://localhost:2212,https://plans.example';
      expect(readConfig({ [name]: list })[name]).toEqual([
        'https://plans.example',
        'https://a-b.plans.example:8443',
        'http://localhost:2212',
      ]);
      expect(readConfig({ [name]: 'http://127.0.0.1:2212' })[name]).toEqual(['http://127.0.0.1:2212']);
    });

    it('are one exact origin for the plans front end, and two are refused', () => {
      expect(readConfig({}).PLANS_ORIGIN).toBeUndefined();
      for (const PLANS_ORIGIN of ['https://plans.example', 'http://localhost:2212'])
        expect(readConfig({ PLANS_ORIGIN }).PLANS_ORIGIN).toBe(PLANS_ORIGIN);
      expect(refusal({ PLANS_ORIGIN: 'https://a.example,https://b.example' })).toContain('PLANS_ORIGIN');
    });

    it.each([
      '*',
      'https:',
      'https://*',
      'https://*.plans.example',
      'https://plans.example:*',
      'plans.example',
      'http://plans.example',
      'http://localhost.plans.example',
      'https://plans.example/',
      'https://plans.example/x',
      'https://plans.example?x',
      'https://plans.example#x',
      'https://user@plans.example',
      'https://Plans.example',
      'https://plans.example.',
      'https://plans..example',
      'https://plans.example:443',
      'https://plans.example:99999',
      "https://plans.example;script-src'unsafe-inline'",
      'https://plans.example https://other.example',
      "'unsafe-inline'",
      'data:',
      'javascript:alert(1)',
      'https://plans.example,https://*.other.example',
    ])('are not %s: the refusal is one sentence that names the variable', (value) => {
      for (const [name, refused] of [
        ['PLANS_ORIGIN', 'has to be an exact origin'],
        ['INSURER_FRAME_ORIGINS', 'each entry has to be an exact origin'],
      ]) {
        const message = refusal({ [name!]: value });
        expect(message).toContain(`: ${name}="${value}": ${refused}`);
        expect(message.split(name!)).toHaveLength(2);
        expect(message).not.toContain('\n');
      }
    });
  });

  it('uses the sandbox for every partner that is not configured', () => {
    const config = readConfig({ SANDBOX_PORT: '4100', CREDIT_ENGINE_URL: 'https://engine.example/v1' });
    const bureau = partnerUrl(config, { name: 'credit-bureau', url: 'CREDIT_BUREAU_URL' });
    const engine = partnerUrl(config, { name: 'credit-engine', url: 'CREDIT_ENGINE_URL' });
    expect([bureau, engine, mailUrl(config)]).toEqual([
      'http://127.0.0.1:4100/credit-bureau/v1',
      'https://engine.example/v1',
      'smtp://127.0.0.1:3125',
    ]);
  });
});

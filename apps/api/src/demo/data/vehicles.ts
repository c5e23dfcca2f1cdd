/** Demo vehicle table: manufacturer → model → versions as [description, option code, price of the current year in reais]. */
export interface DemoManufacturer {
  id: number;
  name: string;
  /** sold new by the dealers; otherwise used only */
  sellsNew: boolean;
  models: { name: string; versions: [description: string, optionCode: string, priceReais: number][] }[];
}

export const demoManufacturers: DemoManufacturer[] = [
  {
    id: 12,
    name: 'CHEVROLET',
    sellsNew: true,
    models: [
      {
        name: 'Onix',
        versions: [
          ['1.0 Manual', 'R7A', 99_990],
          ['LT 1.0 Manual', 'R7B', 106_290],
          ['1.0 Turbo Manual', 'R7C', 109_190],
          ['AT 1.0 Turbo Automático', 'R7D', 113_990],
          ['LT 1.0 Turbo Automático', 'R7E', 118_490],
          ['LTZ 1.0 Turbo Automático', 'R7F', 126_990],
          ['Premier 1.0 Turbo Automático', 'R7G', 132_490],
          ['RS 1.0 Turbo Automático', 'R7H', 134_990],
        ],
      },
      {
        name: 'Onix Plus',
        versions: [
          ['1.0 Manual', 'S7A', 105_790],
          ['LT 1.0 Manual', 'S7B', 111_690],
          ['AT 1.0 Turbo Automático', 'S7C', 119_990],
          ['LT 1.0 Turbo Automático', 'S7D', 124_690],
          ['LTZ 1.0 Turbo Automático', 'S7E', 132_890],
          ['Premier 1.0 Turbo Automático', 'S7F', 138_990],
          ['Midnight 1.0 Turbo Automático', 'S7G', 136_490],
        ],
      },
      {
        name: 'Tracker',
        versions: [
          ['1.0 Turbo Automático', 'T5A', 129_990],
          ['LT 1.0 Turbo Automático', 'T5B', 143_490],
          ['LTZ 1.0 Turbo Automático', 'T5C', 156_190],
          ['Premier 1.2 Turbo Automático', 'T5D', 176_990],
          ['RS 1.2 Turbo Automático', 'T5E', 179_490],
          ['Midnight 1.0 Turbo Automático', 'T5F', 161_290],
        ],
      },
      {
        name: 'Montana',
        versions: [
          ['1.2 Turbo Manual', 'M3A', 138_990],
          ['LT 1.2 Turbo Manual', 'M3B', 144_890],
          ['LTZ 1.2 Turbo Automático', 'M3C', 157_290],
          ['Premier 1.2 Turbo Automático', 'M3D', 167_490],
          ['RS 1.2 Turbo Automático', 'M3E', 170_190],
        ],
      },
      {
        name: 'Spin',
        versions: [
          ['LT 1.8 Manual', 'P1A', 124_990],
          ['LT 1.8 Automático', 'P1B', 132_690],
          ['LTZ 1.8 Automático 7 lugares', 'P1C', 144_990],
          ['Premier 1.8 Automático 7 lugares', 'P1D', 153_490],
        ],
      },
      {
        name: 'S10',
        versions: [
          ['WT Cabine Dupla 2.8 Diesel 4x4 Manual', 'S1A', 256_990],
          ['WT Cabine Dupla 2.8 Diesel 4x4 Automático', 'S1B', 272_490],
          ['Z71 Cabine Dupla 2.8 Diesel 4x4 Automático', 'S1C', 297_990],
          ['LTZ Cabine Dupla 2.8 Diesel 4x4 Automático', 'S1D', 311_490],
          ['High Country Cabine Dupla 2.8 Diesel 4x4 Automático', 'S1E', 329_990],
          ['WT Cabine Simples 2.8 Diesel 4x4 Manual', 'S1F', 238_490],
        ],
      },
      {
        name: 'Trailblazer',
        versions: [
          ['High Country 2.8 Diesel 4x4 Automático', 'B1A', 398_990],
          ['Premier 2.8 Diesel 4x4 Automático', 'B1B', 379_490],
        ],
      },
      {
        name: 'Equinox',
        versions: [
          ['Activ 1.5 Turbo AWD Automático', 'E4A', 269_990],
          ['RS 1.5 Turbo AWD Automático', 'E4B', 278_990],
        ],
      },
      { name: 'Equinox EV', versions: [['RS Elétrico', 'V2A', 349_990]] },
      { name: 'Blazer EV', versions: [['RS Elétrico', 'V1A', 503_190]] },
      { name: 'Spark EUV', versions: [['Activ Elétrico', 'V3A', 159_990]] },
      { name: 'Silverado', versions: [['High Country 5.3 V8 4x4 Automático', 'L1A', 562_490]] },
    ],
  },
  {
    id: 21,
    name: 'FIAT',
    sellsNew: false,
    models: [
      {
        name: 'Argo',
        versions: [
          ['Drive 1.0 Manual', 'A1A', 91_990],
          ['Trekking 1.3 Automático', 'A1B', 105_490],
        ],
      },
      {
        name: 'Strada',
        versions: [
          ['Freedom Cabine Dupla 1.3 Manual', 'A2A', 119_990],
          ['Volcano Cabine Dupla 1.3 Automático', 'A2B', 130_990],
        ],
      },
      { name: 'Pulse', versions: [['Audace 1.0 Turbo Automático', 'A3A', 124_990]] },
    ],
  },
  {
    id: 59,
    name: 'VOLKSWAGEN',
    sellsNew: false,
    models: [
      {
        name: 'Polo',
        versions: [
          ['Track 1.0 Manual', 'W1A', 95_990],
          ['Highline 1.0 Turbo Automático', 'W1B', 127_990],
        ],
      },
      {
        name: 'T-Cross',
        versions: [
          ['Comfortline 1.0 Turbo Automático', 'W2A', 154_990],
          ['Highline 1.4 Turbo Automático', 'W2B', 179_990],
        ],
      },
      { name: 'Nivus', versions: [['Highline 1.0 Turbo Automático', 'W3A', 151_490]] },
    ],
  },
  {
    id: 26,
    name: 'HYUNDAI',
    sellsNew: false,
    models: [
      {
        name: 'HB20',
        versions: [
          ['Comfort 1.0 Manual', 'H1A', 95_190],
          ['Platinum 1.0 Turbo Automático', 'H1B', 122_990],
        ],
      },
      { name: 'Creta', versions: [['Limited 1.0 Turbo Automático', 'H2A', 164_990]] },
    ],
  },
  {
    id: 56,
    name: 'TOYOTA',
    sellsNew: false,
    models: [
      { name: 'Corolla', versions: [['XEi 2.0 Automático', 'Y1A', 172_990]] },
      { name: 'Corolla Cross', versions: [['XRE 2.0 Automático', 'Y2A', 187_990]] },
      { name: 'Hilux', versions: [['SRX 2.8 Diesel 4x4 Automático', 'Y3A', 334_990]] },
    ],
  },
];

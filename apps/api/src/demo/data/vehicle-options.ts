/** Options of the demo's new cars, by model: option code, name, price in reais. */
export const demoVehicleOptions: Readonly<
  Record<string, readonly (readonly [optionCode: string, name: string, priceReais: number])[]>
> = {
  Onix: [
    ['G7W', 'Pintura metálica', 1_890],
    ['VAV', 'Tapetes de borracha', 390],
  ],
  Tracker: [
    ['G7W', 'Pintura metálica', 2_190],
    ['C3U', 'Teto solar panorâmico', 7_490],
    ['V92', 'Engate para reboque', 2_350],
  ],
  Montana: [
    ['G7W', 'Pintura metálica', 2_190],
    ['SB7', 'Capota marítima', 2_690],
  ],
  S10: [
    ['G7W', 'Pintura metálica', 2_990],
    ['SB7', 'Capota marítima', 3_490],
    ['BVE', 'Estribos laterais', 2_890],
    ['V92', 'Engate para reboque', 2_790],
  ],
};

/** One known address: postal code, street, neighbourhood, city. A city with a single code has no street. */
type AddressRow = readonly [zipCode: string, street: string, neighborhood: string, city: string];

/** Real addresses of every state, the capital first. */
export const addresses: Readonly<Record<string, readonly AddressRow[]>> = {
  AC: [
    ['69900004', 'Rua Barbosa Lima', 'Base', 'Rio Branco'],
    ['69905080', 'Avenida Epaminondas Jácome', 'Habitasa', 'Rio Branco'],
    ['69980000', '', '', 'Cruzeiro do Sul'],
  ],
  AL: [
    ['57020070', 'Rua do Sol', 'Centro', 'Maceió'],
    ['57035180', 'Avenida Doutor Antônio Gouveia', 'Pajuçara', 'Maceió'],
    ['57602540', 'Rua São João', 'Ribeira', 'Palmeira dos Índios'],
  ],
  AP: [
    ['68901259', 'Avenida FAB', 'Santa Rita', 'Macapá'],
    ['68903180', 'Rua Doutor Walter da Silva Pacheco', 'Jardim Marco Zero', 'Macapá'],
    ['68928048', 'Avenida José de Anchieta', 'Paraíso', 'Santana'],
  ],
  AM: [
    ['69020060', 'Rua Major Gabriel', 'Centro', 'Manaus'],
    ['69077795', 'Rua José de Alencar', 'Japiim', 'Manaus'],
    ['69036360', 'Rua João Pimentel', 'Compensa', 'Manaus'],
  ],
  BA: [
    ['40010000', 'Avenida da França', 'Comércio', 'Salvador'],
    ['40140650', 'Largo do Farol da Barra', 'Barra', 'Salvador'],
    ['45051100', 'Avenida Piauí', 'Brasil', 'Vitória da Conquista'],
  ],
  CE: [
    ['60170001', 'Avenida Desembargador Moreira', 'Aldeota', 'Fortaleza'],
    ['60055400', 'Avenida Aguanambi', 'José Bonifácio', 'Fortaleza'],
    ['62011140', 'Rua Domingos Olímpio', 'Centro', 'Sobral'],
  ],
  DF: [
    ['70100000', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa', 'Brasília'],
    ['71020631', 'QE 11 Área Especial C', 'Guará I', 'Brasília'],
    ['72120020', 'Quadra QND 2', 'Taguatinga Norte (Taguatinga)', 'Brasília'],
  ],
  ES: [
    ['29040860', 'Rua Barão de Mauá', 'Jucutuquara', 'Vitória'],
    ['29171034', 'Rua Calcedonia', 'Serra Dourada I', 'Serra'],
    ['29704790', 'Avenida Guido Damiani', 'São Miguel', 'Colatina'],
  ],
  GO: [
    ['74003010', 'Praça Doutor Pedro Ludovico Teixeira', 'Setor Central', 'Goiânia'],
    ['75074580', 'Rua Direita', 'Recanto do Sol', 'Anápolis'],
    ['75802095', 'Avenida Tocantins', 'Vila Jardim Rio Claro', 'Jataí'],
  ],
  MA: [
    ['65066320', 'Rua General Artur Carvalho', 'Turu', 'São Luís'],
    ['65604055', 'Rua Alfredo Beleza', 'Centro', 'Caxias'],
    ['65910545', 'Rua Marechal Rondon', 'Vila Redenção', 'Imperatriz'],
  ],
  MT: [
    ['78020290', 'Rua Joaquim Murtinho', 'Centro-Sul', 'Cuiabá'],
    ['78048000', 'Avenida Miguel Sutil', 'Consil', 'Cuiabá'],
    ['78110511', 'Rua Coronel Hamilton de Sá', 'Centro-Norte', 'Várzea Grande'],
  ],
  MS: [
    ['79002290', 'Rua da Imprensa', 'Monte Castelo', 'Campo Grande'],
    ['79050260', 'Rua Pires do Rio', 'Jardim TV Morena', 'Campo Grande'],
    ['79903312', 'Rua Ibituruna', 'Jardim Esperança', 'Ponta Porã'],
  ],
  MG: [
    ['30120060', 'Rua dos Carijós', 'Centro', 'Belo Horizonte'],
    ['30130005', 'Avenida Afonso Pena', 'Boa Viagem', 'Belo Horizonte'],
    ['38440086', 'Rua Martinez Rodrigues da Cunha', 'Centro', 'Araguari'],
  ],
  PA: [
    ['66055260', 'Avenida Governador José Malcher', 'Nazaré', 'Belém'],
    ['66087170', 'Rua Xavante', 'Marco', 'Belém'],
    ['68040835', 'Rua Rosa de França', 'Mapiri', 'Santarém'],
  ],
  PB: [
    ['58015430', 'Avenida Primeiro de Maio', 'Jaguaribe', 'João Pessoa'],
    ['58043330', 'Rua do Sol', 'Miramar', 'João Pessoa'],
    ['58416300', 'Rua Mem de Sá', 'Quarenta', 'Campina Grande'],
  ],
  PR: [
    ['80010010', 'Praça Tiradentes', 'Centro', 'Curitiba'],
    ['80520560', 'Rua Carlos Augusto Cornelsen', 'Bom Retiro', 'Curitiba'],
    ['86081200', 'Rua Café Robusta', 'Conjunto Café', 'Londrina'],
  ],
  PE: [
    ['50030320', 'Praça Rio Branco', 'Recife', 'Recife'],
    ['51111011', 'Avenida Conselheiro Aguiar', 'Boa Viagem', 'Recife'],
    ['54765170', 'Rua Maria Rosa', 'Viana', 'Camaragibe'],
  ],
  PI: [
    ['64000040', 'Praça da Liberdade', 'Centro', 'Teresina'],
    ['64000290', 'Rua Arlindo Nogueira', 'Centro', 'Teresina'],
    ['64600547', 'Rua Joaquim Holanda', 'Boa Vista', 'Picos'],
  ],
  RJ: [
    ['20040002', 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro'],
    ['22041001', 'Avenida Atlântica', 'Copacabana', 'Rio de Janeiro'],
    ['28035042', 'Rua Tenente-Coronel Cardoso', 'Centro', 'Campos dos Goytacazes'],
  ],
  RN: [
    ['59020360', 'Rua Montano Emerenciano', 'Barro Vermelho', 'Natal'],
    ['59080450', 'Rua Raimundo de Medeiros Dantas', 'Neópolis', 'Natal'],
    ['59142070', 'Rua São Paulo', 'Rosa dos Ventos', 'Parnamirim'],
  ],
  RS: [
    ['90420010', 'Rua Domingos José Poli', 'Auxiliadora', 'Porto Alegre'],
    ['91250310', 'Avenida Adelino Ferreira Jardim', 'Rubem Berta', 'Porto Alegre'],
    ['96200400', 'Rua General Osório', 'Centro', 'Rio Grande'],
  ],
  RO: [
    ['76804260', 'Rua Bolívia', 'Mocambo', 'Porto Velho'],
    ['76900032', 'Travessa da CDL', 'Centro', 'Ji-Paraná'],
    ['76963716', 'Avenida Cuiabá', 'Centro', 'Cacoal'],
  ],
  RR: [
    ['69306394', 'Rua Perimetral Norte', 'Nossa Senhora Aparecida', 'Boa Vista'],
    ['69308300', 'Rua Pedra Pintada', 'Treze de Setembro', 'Boa Vista'],
    ['69316308', 'Avenida General Bento Gonçalves', 'Operário', 'Boa Vista'],
  ],
  SC: [
    ['88010301', 'Rua Tenente Silveira', 'Centro', 'Florianópolis'],
    ['88330514', 'Rua 1700', 'Centro', 'Balneário Camboriú'],
    ['89065270', 'Rua Garuva', 'Salto do Norte', 'Blumenau'],
  ],
  SP: [
    ['01310100', 'Avenida Paulista', 'Bela Vista', 'São Paulo'],
    ['01001000', 'Praça da Sé', 'Sé', 'São Paulo'],
    ['13216000', 'Avenida São João', 'Vila Joana', 'Jundiaí'],
  ],
  SE: [
    ['49048370', 'Rua Vereador Etelvino Barreto', 'Luzia', 'Aracaju'],
    ['49082600', 'Avenida Tiradentes', 'Novo Paraíso', 'Aracaju'],
    ['49037029', 'Rua Neusa Melo de Meneses', 'Aeroporto', 'Aracaju'],
  ],
  TO: [
    ['77023432', 'Quadra ARSE 92 Alameda 9', 'Plano Diretor Sul', 'Palmas'],
    ['77410140', 'Avenida Paraíba', 'Vila Paulista', 'Gurupi'],
    ['77823788', 'Rua Inglaterra', 'Residencial Jardim Europa', 'Araguaína'],
  ],
};

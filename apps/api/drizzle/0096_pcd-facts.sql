-- the exemptions of the law, each with its source; nobody has confirmed them, and their rates depend on vehicle and state
INSERT INTO "pcd_exemptions" ("id", "tax", "uf", "effective_from", "valid_until", "price_ceiling_cents", "benefit_ceiling_cents", "rate", "years_between", "source", "note") VALUES
('01jd0000000000000000009501', 'IPI', 'BR', '2022-01-01', '2026-12-31', 20000000, NULL, '', 3, 'Lei nº 8.989/1995, com a redação da Lei nº 14.287/2021 https://www.planalto.gov.br/ccivil_03/leis/l8989.htm', 'Pedido à Receita Federal.'),
('01jd0000000000000000009502', 'ICMS', 'BR', '2024-01-01', '2026-04-30', 12000000, 7000000, '', 4, 'Convênio ICMS nº 38/2012 https://www.confaz.fazenda.gov.br/legislacao/convenios/2012/CV038_12', 'O fim da vigência não está claro: uma fonte indica 30/04/2026. Confirme antes de contar com esta isenção.'),
('01jd0000000000000000009503', 'IBS_CBS', 'BR', '2027-01-01', NULL, 20000000, 10000000, '', 3, 'Lei Complementar nº 214/2025, arts. 149 a 153, com a redação da Lei Complementar nº 227/2026 https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm', 'Alíquota zero. Os valores são corrigidos todo ano.'),
('01jd0000000000000000009504', 'IOF', 'BR', '1992-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 8.383/1991, art. 72, IV https://www.planalto.gov.br/ccivil_03/leis/l8383.htm', 'Só para a pessoa com deficiência que dirige, uma única vez.'),
('01jd0000000000000000009505', 'IPVA', 'AC', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei Complementar nº 114/2002 (AC)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009506', 'IPVA', 'AL', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 6.555/2004 (AL)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009507', 'IPVA', 'AP', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 400/1997 (AP)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009508', 'IPVA', 'AM', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei Complementar nº 19/1997 (AM)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009509', 'IPVA', 'BA', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 6.348/1991 (BA)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009510', 'IPVA', 'CE', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 12.023/1992 (CE)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009511', 'IPVA', 'DF', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 6.466/2019 (DF)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009512', 'IPVA', 'ES', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 6.999/2001 (ES)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009513', 'IPVA', 'GO', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 11.651/1991 (GO)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009514', 'IPVA', 'MA', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 7.799/2002 (MA)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009515', 'IPVA', 'MT', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 7.301/2000 (MT)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009516', 'IPVA', 'MS', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 1.810/1997 (MS)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009517', 'IPVA', 'MG', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 14.937/2003 (MG)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009518', 'IPVA', 'PA', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 6.017/1996 (PA)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009519', 'IPVA', 'PB', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 11.007/2017 (PB)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009520', 'IPVA', 'PR', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 14.260/2003 (PR)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009521', 'IPVA', 'PE', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 10.849/1992 (PE)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009522', 'IPVA', 'PI', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 4.548/1992 (PI)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009523', 'IPVA', 'RJ', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 2.877/1997 (RJ)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009524', 'IPVA', 'RN', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 6.967/1996 (RN)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009525', 'IPVA', 'RS', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 8.115/1985 (RS)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009526', 'IPVA', 'RO', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 950/2000 (RO)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009527', 'IPVA', 'RR', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 59/1993 (RR)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009528', 'IPVA', 'SC', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 7.543/1988 (SC)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009529', 'IPVA', 'SP', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 13.296/2008 (SP)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009530', 'IPVA', 'SE', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 7.655/2013 (SE)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.'),
('01jd0000000000000000009531', 'IPVA', 'TO', '2026-01-01', NULL, NULL, NULL, '', NULL, 'Lei nº 1.287/2001 (TO)', 'Cada estado tem teto e condições próprios: confirme na Secretaria da Fazenda.');--> statement-breakpoint
-- examples, which administration reviews and completes
INSERT INTO "pathologies" ("id", "pathology_name", "cid", "driver", "taxes") VALUES
('01jd0000000000000000009532', 'Amputação ou ausência de membro', 'Z89', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009533', 'Artrodese ou anquilose de articulação', 'M24.6', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009534', 'Cegueira ou visão subnormal', 'H54', 'OTHER', '["IPI", "ICMS", "IBS_CBS", "IPVA"]'),
('01jd0000000000000000009535', 'Deficiência intelectual grave ou profunda', 'F72', 'OTHER', '["IPI", "ICMS", "IBS_CBS", "IPVA"]'),
('01jd0000000000000000009536', 'Esclerose múltipla', 'G35', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009537', 'Hemiplegia', 'G81', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009538', 'Nanismo', 'E34.3', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009539', 'Paralisia cerebral', 'G80', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009540', 'Paraplegia', 'G82.2', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]'),
('01jd0000000000000000009541', 'Perda auditiva bilateral', 'H90.3', 'EITHER', '["IPI", "IBS_CBS"]'),
('01jd0000000000000000009542', 'Síndrome de Down', 'Q90', 'OTHER', '["IPI", "ICMS", "IBS_CBS", "IPVA"]'),
('01jd0000000000000000009543', 'Tetraplegia', 'G82.5', 'OTHER', '["IPI", "ICMS", "IBS_CBS", "IPVA"]'),
('01jd0000000000000000009544', 'Transtorno do espectro autista', 'F84.0', 'EITHER', '["IPI", "ICMS", "IBS_CBS", "IPVA", "IOF"]');--> statement-breakpoint
-- the way to the exemptions with usual durations, which administration reviews and completes
INSERT INTO "pcd_steps" ("id", "position", "step_title", "step_text", "documents", "duration_days", "condition") VALUES
('01jd0000000000000000009545', 1, 'Laudo médico', 'Peça o laudo a um serviço do SUS ou credenciado pelo Detran, no modelo da Receita Federal.', 'RG e CPF
Exames e relatório do médico', 15, 'ALWAYS'),
('01jd0000000000000000009546', 2, 'CNH com as adaptações', 'Peça ao Detran a CNH com as restrições e adaptações do laudo.', 'CNH
Laudo médico', 30, 'SELF'),
('01jd0000000000000000009547', 3, 'Condutores autorizados', 'Escolha até três condutores e autentique a declaração de quem vai dirigir.', 'CNH de cada condutor
RG e CPF do representante legal, se houver', 5, 'OTHER'),
('01jd0000000000000000009548', 4, 'Pedido de isenção de IPI', 'Peça a isenção no Sistema de Concessão Eletrônica de Isenção (Sisen) da Receita Federal.', 'Laudo médico
Conta gov.br', 30, 'IPI'),
('01jd0000000000000000009549', 5, 'Pedido de isenção de IOF', 'Peça no Sisen, com o pedido de IPI ou separado dele.', 'Laudo médico
CNH com as restrições', 15, 'IOF'),
('01jd0000000000000000009550', 6, 'Pedido de isenção de ICMS', 'Peça à Secretaria da Fazenda do estado, com a autorização do IPI.', 'Autorização de isenção de IPI
Comprovante de renda
Comprovante de endereço', 30, 'ICMS'),
('01jd0000000000000000009551', 7, 'Reconhecimento da alíquota zero de IBS e CBS', 'Peça o reconhecimento à Receita Federal e ao Comitê Gestor do IBS.', 'Laudo médico
Conta gov.br', 30, 'IBS_CBS'),
('01jd0000000000000000009552', 8, 'Pedido do veículo', 'Entregue as autorizações à concessionária, que faz o pedido à montadora como venda direta.', 'Autorizações de isenção
RG e CPF
Comprovante de endereço', 60, 'ALWAYS'),
('01jd0000000000000000009553', 9, 'Isenção de IPVA', 'Depois do emplacamento, peça a isenção à Secretaria da Fazenda do estado.', 'Documento do veículo (CRLV)
Laudo médico
Nota fiscal do veículo', 30, 'IPVA');

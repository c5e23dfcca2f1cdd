CREATE TABLE "tcc_managers" (
	"table_id" char(26) NOT NULL,
	"gmf_code" text NOT NULL,
	"username" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "tcc_managers_table_id_gmf_code_username_pk" PRIMARY KEY("table_id","gmf_code","username")
);
